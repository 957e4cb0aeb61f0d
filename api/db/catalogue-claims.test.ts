import { eq } from 'drizzle-orm';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { listGreenClaims } from './catalogue-claims.ts';
import { products, tags } from './schema/catalogue.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('finds what goods promise for nature, until a certificate with its number proves it', async () => {
  expect(await listGreenClaims(api.db)).toEqual([]);

  const ofTable = eq(products.code, 'dining-alma-oak');
  await api.db
    .update(products)
    .set({ materials: { nl: ['Duurzaam eiken'], de: ['Eiche, FSC'] } })
    .where(ofTable);
  const found = [
    { of: 'dining-alma-oak', language: 'nl', claim: 'Duurzaam' },
    { of: 'dining-alma-oak', language: 'de', claim: 'FSC' },
  ];
  expect(await listGreenClaims(api.db)).toEqual(found);
  await api.db
    .update(products)
    .set({ certificates: [{ scheme: 'FSC', number: 'C000000' }] })
    .where(ofTable);
  expect(await listGreenClaims(api.db)).toEqual([]);

  await api.db
    .update(tags)
    .set({ title: { en: 'Sustainable choice' } })
    .where(eq(tags.vsin, 'T1'));
  expect(await listGreenClaims(api.db)).toEqual([{ of: 'T1', language: 'en', claim: 'Sustainable' }]);
});
