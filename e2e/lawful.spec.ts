import { openSites } from '../api/contract/sites';
import { judge } from '../scripts/lawful/judge';
import { editionsOfAll, readEdition } from '../scripts/lawful/read-site';
import { expect, test } from './test';

/** A cupboard that may tip over, a lamp with a cord, one for the ceiling, a mirror, a table whose maker guarantees it. */
const vsins = ['V104101', 'V104901', 'V105301', 'V106401', 'V101901'];

test.describe('every site shows what the law asks', () => {
  for (const edition of editionsOfAll(openSites))
    test(edition.code, async ({ request }) => {
      const read = async (path: string, language: string) => {
        const answer = await request.get(path, { headers: { 'accept-language': language } });
        expect(answer.status(), path).toBe(200);
        return answer.text();
      };
      const verdicts = judge(await readEdition(read, edition, { vsins }));
      expect(verdicts.filter(({ missing }) => missing !== null)).toEqual([]);
      expect(verdicts.map(({ rule }) => rule)).toEqual(
        expect.arrayContaining([
          'maker',
          'warning, tipOver',
          'warning, cord',
          'warning, ceiling',
          'warning, hang',
        ]),
      );
    });
});
