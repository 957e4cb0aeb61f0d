import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Edit, Growth } from '../../rehearsal/growth.ts';
import { compile, type Done, run } from './commands.ts';
import type { Scratch } from './scratch.ts';

/** `failure` is null where all went well. */
export type StepResult = { name: string; seconds: number; failure: string | null };

/** The tests of the API that growth reaches; `npm test` runs them all. */
const apiTests = 'every-call|listing|payments|address|template|db/seed|product|basket|mail|lookup|http/http';

async function step(name: string, action: () => Promise<string | null>): Promise<StepResult> {
  const since = Date.now();
  console.info(`… ${name}`);
  const failure = await action().catch((error: unknown) => String(error));
  return { name, seconds: Math.round((Date.now() - since) / 1000), failure };
}

const failureOf = ({ code, output }: Done) => (code === 0 ? null : output.slice(-6000));

function runJest(cwd: string, project: 'unit' | 'api', pattern?: string): Promise<Done> {
  const only = pattern === undefined ? [] : ['--testPathPatterns', pattern];
  return run(cwd, ['jest', `--selectProjects=${project}`, ...only]);
}

const projectOf = (test: string) => (/^api\/(?!contract\/)/.test(test) ? 'api' : 'unit');

/** Whether the test fails without what it asks for, and only then may be named. */
async function missIn(test: string, scratch: Scratch, without: () => void): Promise<string | null> {
  without();
  const { code } = await runJest(scratch.root, projectOf(test), `${test.replaceAll('.', '\\.')}$`);
  return code === 0 ? 'The test passes without it.' : null;
}

/** For each change that only a test asks for: whether that test does. */
async function checkTests(growths: readonly Growth[], scratch: Scratch): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const { edits, unasked = {} } of growths) {
    for (const { file, before, after, test } of edits) {
      if (test === undefined) continue;
      const grown = scratch.read(file);
      const undo: Edit = { file, before: after, after: before };
      const miss = () => missIn(test, scratch, () => scratch.edit(undo));
      results.push(await step(`${test} asks for ${file}`, miss));
      scratch.write(file, grown);
    }
    for (const [file, test] of Object.entries(unasked)) {
      const grown = scratch.read(file);
      const miss = () => missIn(test, scratch, () => scratch.restore(file));
      results.push(await step(`${test} asks for ${file}`, miss));
      scratch.write(file, grown);
    }
  }
  return results;
}

/** All growths are in: what `npm test` asks, where growth reaches it. */
export async function checkTogether(growths: readonly Growth[], scratch: Scratch): Promise<StepResult[]> {
  const { root } = scratch;
  // What a script has written, or two growths side by side, is not broken into lines as by hand.
  await run(root, ['biome', 'format', '--write', '.']);
  const own = async (...command: string[]) => failureOf(await run(root, command));
  return [
    await step('types', async () => {
      const complaints = await compile(root);
      return complaints.length === 0 ? null : complaints.map((one) => JSON.stringify(one)).join('\n');
    }),
    await step('lint', () => own('biome', 'check', '.')),
    await step('imports', () => own('npm', 'run', '--silent', 'imports')),
    await step('dead code', () => own('knip')),
    await step('unit tests', async () => failureOf(await runJest(root, 'unit'))),
    await step('API tests', async () => failureOf(await runJest(root, 'api', apiTests))),
    ...(await checkTests(growths, scratch)),
  ];
}

/** A shopper of the made-up site, in its language. */
export async function walkJourney(house: string, scratch: Scratch): Promise<StepResult[]> {
  const { root } = scratch;
  scratch.ownPackages();
  cpSync(join(house, 'rehearsal/journey/files'), root, { recursive: true });
  const { E2E_PORT = '3390' } = process.env;
  const built = await step('build', async () => failureOf(await run(root, ['npm', 'run', 'build'])));
  if (built.failure !== null) return [built];
  const walk = ['playwright', 'test', 'grown', '--project=desktop'];
  const journey = async () => failureOf(await run(root, walk, { SITE: 'pl', E2E_PORT }));
  return [built, await step('journey of a shopper of pl', journey)];
}
