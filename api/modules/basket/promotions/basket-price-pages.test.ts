import { dayMs } from '../../../contract/calendar.ts';
import type { Product, ProductCard } from '../../../contract/catalogue.ts';
import { newShopper, only, setStock } from '../../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { createAnnounceTurns } from './announce-turns.ts';
import { somePromotion } from './testing/builders.ts';

const sofa = 'V100101';
const rug = 'V106101';

describe('what a product costs in the basket', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    await setStock(api, rug, 100);
  }, 120_000);
  afterAll(() => api.close());

  const page = async (vsin: string) => only(await api.get<Product>(`product/${vsin}`));
  const cards = async () => (await api.get<ProductCard>(`product-cards?vsins=${rug},${sofa}`)).items;

  test('is told by its page and its card, and is what the basket asks', async () => {
    const { basketPrice, unitPrice } = await page(rug);
    expect(basketPrice?.amount).toBeLessThan(unitPrice.amount);
    expect((await cards()).map((card) => card.basketPrice)).toEqual([basketPrice, null]);
    const shopper = await newShopper(api);
    await shopper.add(rug);
    const { subTotal, discount } = (await shopper.basket()).orderSummary;
    expect(subTotal.amount - discount.amount).toBe(basketPrice?.amount);
  });

  test('is no other than its price once the promotion has ended', async () => {
    const start = api.clock.now;
    api.clock.now = new Date(start.getTime() + 90 * dayMs);
    expect((await page(rug)).basketPrice).toBeNull();
    expect((await cards()).map((card) => card.basketPrice)).toEqual([null, null]);
    api.clock.now = start;
  });
});

test('pages are renewed when a promotion begins, changes and ends, and at no other time', async () => {
  const published: string[][] = [];
  const begin = new Date('2026-12-01T00:00:00Z');
  const running = {
    ...somePromotion({ startsAt: begin }),
    actions: [{ type: 'percentage' as const, percent: 15 }],
    ...{ title: {}, description: null, isLimited: false, conditions: [] },
    endsAt: new Date('2026-12-02T00:00:00Z'),
  };
  let definitions = [running];
  const announce = createAnnounceTurns();
  const at = (moment: string) =>
    announce({
      promotions: async (site) => (site === 'nl' ? definitions : []),
      now: () => new Date(moment),
      changes: { publish: (tags) => published.push([...tags]), subscribe: () => () => undefined },
    });
  await at('2026-11-30T23:59:00Z');
  expect(await at('2026-12-01T00:00:00Z')).toEqual(['nl']);
  expect(published.at(-1)).toEqual(['product:nl', 'listing:nl', 'template:nl']);
  expect(await at('2026-12-01T00:01:00Z')).toEqual([]);
  definitions = [{ ...running, actions: [{ type: 'percentage' as const, percent: 20 }] }];
  expect(await at('2026-12-01T00:02:00Z')).toEqual(['nl']);
  expect(await at('2026-12-02T00:00:00Z')).toEqual(['nl']);
  expect(await at('2026-12-02T00:01:00Z')).toEqual([]);
});
