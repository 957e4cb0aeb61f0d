// `npm test`: installs what is missing (packages, a browser, PostgreSQL and Redis where it can), then runs every check.
// Runs on Node 20 without packages. `npm test -- unit e2e` runs only the named steps.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPostgres } from './postgres.mjs';
import { build, install } from './start/install.mjs';
import { embeddedNode, nodeArguments } from './start/node-binary.mjs';
import { tellResults } from './start/step-results.mjs';
import { ensureChromium, ensurePostgres, ensureRedis, installForSteps } from './start/system-packages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const asked = process.argv.slice(2);
/** @param {string} step */
const isAsked = (step) => asked.length === 0 || asked.includes(step);
/** @type {import('./start/step-results.mjs').StepResult[]} */
const results = [];

/**
 * @param {string} command
 * @param {string[]} args
 * @param {'inherit' | 'pipe'} output `pipe` prints what it said once it has ended: of those that run beside others
 * @returns {Promise<number>} its exit code
 */
function run(command, args, output = 'inherit') {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['inherit', output, output] });
    /** @type {Buffer[]} */
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      resolve(code ?? 1);
    });
  });
}

/**
 * @param {string} name
 * @param {() => Promise<number | { skipped: string }>} action gives an exit code, or why it cannot run here
 */
async function step(name, action) {
  if (!isAsked(name)) return;
  const since = Date.now();
  console.info(`\n=== ${name} ===`);
  const end = await action().catch((/** @type {unknown} */ error) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  });
  const seconds = Math.round((Date.now() - since) / 1000);
  results.push(typeof end === 'number' ? { name, seconds, code: end } : { name, seconds, code: 0, ...end });
}

/**
 * Tests of the API that depend on the database: its own layer but what it is filled with, whole processes, races, and what
 * finds and sells. Where both databases are there, these run on both, and all others once, on PostgreSQL; `npm test -- api`
 * runs all on the embedded one.
 */
const onBothDatabases =
  'api/([^/]+\\.test|db/(?!seed/)|every-call/authorisation|modules/(basket|checkout|invoices|listing|search|stock)/)';

process.env.NEXT_TELEMETRY_DISABLED = '1';
// Both wait for the network most of the time.
await Promise.all([install(root), installForSteps(root, isAsked)]);
const node = embeddedNode(root);
const bin = join(root, 'node_modules/.bin');
// Tools start with `#!/usr/bin/env node`: they must find the Node of the packages, not the host's.
process.env.PATH = `${bin}:${process.env.PATH}`;
/** @param {string} name @param {...string} args */
const tool = (name, ...args) => run(join(bin, name), args);

/** Each takes one core, so two run at a time. @param {string} name @param {...string} args */
const quiet = (name, ...args) => run(join(bin, name), args, 'pipe');

async function checkTypes() {
  await step('types', async () => (await quiet('next', 'typegen')) || quiet('tsc', '--noEmit'));
}

async function checkRest() {
  await step('lint', () => quiet('biome', 'check', '.'));
  // By npm: package.json alone says what these look at.
  for (const name of ['imports', 'dead-code'])
    await step(name, () => run('npm', ['run', '--silent', name], 'pipe'));
}

await Promise.all([checkTypes(), checkRest()]);
// A third worker works while two wait, for files and for the database.
const third = '--maxWorkers=3';
await step('unit', () => tool('jest', '--selectProjects=unit', third));
await step('api', async () => {
  await ensureRedis(root);
  const isPart = asked.length === 0 && findPostgres();
  return tool(
    'jest',
    '--selectProjects=api',
    third,
    ...(isPart ? ['--testPathPatterns', onBothDatabases] : []),
  );
});
await step('api-postgres', async () => {
  await ensurePostgres(root);
  if (!findPostgres())
    return { skipped: 'PostgreSQL 15 or later is not installed and could not be installed' };
  return run(node, ['scripts/with-postgres.mjs', join(bin, 'jest'), '--selectProjects=api', third]);
});
await step('build', async () => {
  return run(node, ['scripts/first-load.mjs', await build(root, node)]);
});
await step('attack', () => run(node, [...nodeArguments(node), 'attack/run.mjs', '--short']));
await step('e2e', async () => {
  await ensureChromium(root);
  return tool('playwright', 'test');
});

const { lines, exitCode } = tellResults(results);
console.info(`\n${lines.join('\n')}`);
process.exit(exitCode);
