/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { clientReach } from './client-reach.ts';
import { sourcesOf } from './sources.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'linden-house-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function reachOf(files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return clientReach(root, sourcesOf(root, ['components', 'lib']));
}

const island =
  "'use client';\nimport { a } from '../lib/a';\nimport '@/lib/b';\nimport type { c } from '../lib/c';\n";

describe('lines that reach browsers', () => {
  it('are those of islands and of what they need, whichever way they name it', () => {
    const { files, reached, all } = reachOf({
      'components/island.tsx': island,
      'components/page.tsx': "import { Island } from './island';\n",
      'lib/a.ts': "export const a = () => import('./later');\n",
      'lib/b.ts': "export {\n  d,\n  type E,\n} from './d';\n",
      'lib/c.ts': 'export type c = 1;\n',
      'lib/d.ts': 'export const d = 1;\nexport type E = 2;\n',
      'lib/later.ts': "import { type E } from './c';\n",
    });
    expect(files).toEqual(['components/island.tsx', 'lib/a.ts', 'lib/b.ts', 'lib/d.ts', 'lib/later.ts']);
    expect([reached, all]).toEqual([4 + 1 + 4 + 2 + 1, 4 + 1 + 1 + 4 + 1 + 2 + 1]);
  });

  it('are no lines of tests, and none without an island', () => {
    expect(reachOf({ 'lib/a.test.ts': island, 'lib/testing/b.ts': island, 'lib/c.ts': '1;\n' }).reached).toBe(
      0,
    );
  });
});
