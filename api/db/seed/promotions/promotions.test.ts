import { siteRules } from '../../../../sites/rules.ts';
import { toCouponCode } from '../../../modules/basket/promotions/coupon-code.ts';
import { listVariants } from '../../../modules/basket/rows.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { testNow } from '../../../testing/test-clock.ts';
import { couponRows, promotionRows } from './promotions.ts';

const rows = promotionRows(testNow);
const actions = rows.flatMap((row) => row.actions);

describe('the promotions of the seed', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  }, 120_000);
  afterAll(() => api.close());

  test('show every kind of action, one that is over and one to come', () => {
    const kinds = new Set(actions.map(({ type }) => type));
    expect([...kinds].sort()).toEqual(['amount', 'amountPerLine', 'freeDelivery', 'gift', 'percentage']);
    expect(rows.some(({ endsAt }) => endsAt && endsAt < testNow)).toBe(true);
    expect(rows.some(({ startsAt }) => startsAt && startsAt > testNow)).toBe(true);
  });

  test('give gifts that the shop sells, and percentages of the price', async () => {
    for (const { site, actions: own } of rows) {
      const gifts = own.flatMap((action) => (action.type === 'gift' ? [action.productId] : []));
      const sold = await listVariants(api.db, site, gifts);
      expect(sold.filter(({ unitMinor }) => unitMinor !== null)).toHaveLength(gifts.length);
    }
    for (const action of actions)
      if (action.type === 'percentage') expect(action.percent > 0 && action.percent <= 100).toBe(true);
  });

  test('have codes as they are compared, each for a promotion that needs one', () => {
    const withCode = new Set(rows.filter(({ needsCoupon }) => needsCoupon).map(({ id }) => id));
    for (const { code, promotionId } of couponRows) {
      expect(toCouponCode(code)).toBe(code);
      expect(withCode.has(promotionId)).toBe(true);
    }
    expect(new Set(couponRows.map(({ promotionId }) => promotionId))).toEqual(withCode);
  });

  test('have a title in each language of their shop', () => {
    for (const { site, title } of rows)
      for (const language of siteRules[site].languages) expect(title[language]).toBeTruthy();
  });
});
