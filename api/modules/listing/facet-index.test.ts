import fc from 'fast-check';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { readFacetColumns } from './facet-columns-of-site.ts';
import { FacetIndex } from './facet-index.ts';
import { queryArbitrary, rowsArbitrary } from './testing/arbitraries.ts';
import { listByBruteForce } from './testing/brute-force.ts';
import { writePlainRows } from './testing/plain-rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

test('the index gives what the definition says, for any rows and any query', async () => {
  await fc.assert(
    fc.asyncProperty(
      rowsArbitrary,
      fc.array(queryArbitrary, { minLength: 8, maxLength: 8 }),
      async (rows, queries) => {
        await writePlainRows(api.db, rows);
        const index = new FacetIndex(await readFacetColumns(api.db, 'nl'));
        for (const query of queries) {
          expect(index.list(query)).toEqual(listByBruteForce(rows, query));
        }
      },
    ),
    { numRuns: 40 },
  );
}, 120_000);
