/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** Calls that are no GET and yet change nothing that a second one would change again, or that nobody waits for. */
const harmless = {
  'only read': [
    ...['askSupport', 'checkBin', 'checkWithdrawal', 'findBankIca', 'listPurchases', 'lookUpEmail'],
    ...[
      'readEligiblePromotionsOfBasket',
      'readGiftCardBalance',
      'recommend',
      'resolveRoute',
      'searchForVisitor',
    ],
    ...['suggestCzechAddresses', 'suggestToVisitor'],
  ],
  'are sent beside what a visitor does': [
    ...['addCounts', 'addSegment', 'initVisitor', 'setVisitorProfile', 'trackEvents'],
  ],
};

type Named = { file: string; name: string };

/** Calls of the contract that change something, but for pages that browsers send themselves. */
async function listChanges(): Promise<Named[]> {
  const files = globSync('api/contract/calls/*.ts').map((path) => basename(path, '.ts'));
  const found = await Promise.all(
    files.map(async (file) => {
      const calls: Record<string, unknown> = await import(`../api/contract/calls/${file}.ts`);
      return Object.entries(calls).flatMap(([name, call]) =>
        typeof call === 'object' && call !== null && 'method' in call && call.method !== 'GET'
          ? [{ file, name }]
          : [],
      );
    }),
  );
  return found.flat();
}

/** The files, tests aside, that import calls. */
function readUsers(pattern: string): string[] {
  return globSync(pattern)
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .filter((source) => source.includes('api/contract/calls/'));
}

const isNamed = (sources: readonly string[], { file, name }: Named) =>
  sources.some(
    (source) => source.includes(`contract/calls/${file}'`) && new RegExp(`\\b${name}\\b`).test(source),
  );

test('whatever the pages of the shop have changed is lost on its way in a journey', async () => {
  const pages = readUsers('{app,components,lib}/**/*.{ts,tsx}');
  const journeys = readUsers('e2e/**/{dropped,lost}*.ts');
  const changes = (await listChanges()).filter((call) => isNamed(pages, call));
  const kept = changes.filter((call) => !isNamed(journeys, call)).map(({ name }) => name);
  expect(kept.toSorted()).toEqual(Object.values(harmless).flat().toSorted());
});
