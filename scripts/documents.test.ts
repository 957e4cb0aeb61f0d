/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';

const documents = globSync('**/*.md', {
  exclude: (path) => /^(node_modules|test-results|\.next|\.data|\.git)/.test(path),
});
/** Formatting an unresolved merge makes seven quotations within each other of its last mark. */
const markPattern = /^(<{7}|={7}$|(> ?){7})/m;

describe('documents', () => {
  it('hold no marks of a merge', () => {
    expect(documents).toContain('README.md');
    expect(documents.filter((file) => markPattern.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it.each(['<<<<<<< ours', '=======', '>>>>>>> theirs', '> > > > > > > theirs'])(
    '%s is such a mark',
    (line) => {
      expect(markPattern.test(`text\n${line}\ntext`)).toBe(true);
    },
  );
});
