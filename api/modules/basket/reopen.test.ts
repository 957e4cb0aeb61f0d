import { asc, isNotNull } from 'drizzle-orm';
import type { Basket } from '../../contract/basket.ts';
import { maxLines } from '../../contract/basket.ts';
import type { WithdrawalReceipt } from '../../contract/withdrawals.ts';
import { variants } from '../../db/schema/catalogue.ts';
import { prices } from '../../db/schema/prices.ts';
import { newShopper, only } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { settlePayment } from '../payments/settle.ts';

describe('the lines of an order that was not paid', () => {
  let api: TestApi;
  let vsins: string[];
  beforeAll(async () => {
    api = await startTestApi();
    await api.db.update(variants).set({ onHand: null, inventoryPolicy: 'continue', isMadeToMeasure: false });
    await api.db.update(prices).set({ amount: 1_000 });
    const rows = await api.db
      .select({ vsin: variants.vsin })
      .from(variants)
      .where(isNotNull(variants.vsin))
      .orderBy(asc(variants.id))
      .limit(2 * maxLines);
    vsins = rows.map(({ vsin }) => vsin);
  }, 120_000);
  afterAll(() => api.close());

  const linesOf = (names: readonly string[], quantity = 1) =>
    names.map((productId) => ({ productId, quantity }));
  /** A shopper who ordered these and was declined after having put others into the basket. */
  async function declined(ordered: readonly string[], present: readonly string[]) {
    const shopper = await newShopper(api);
    await shopper.put({ items: linesOf(ordered) });
    await shopper.chooseAddress();
    const { sessionId } = only(await shopper.checkout());
    await shopper.put({ items: linesOf(present) });
    await settlePayment({ site: 'nl', sessionId }, 'decline', api.services);
    return { ...shopper, lines: productsOf(await shopper.basket()) };
  }
  const productsOf = ({ items }: Basket) =>
    items.filter(({ isGift }) => !isGift).map(({ productId, quantity }) => [productId, quantity]);

  test('come behind those of the new basket, as far as they fit', async () => {
    const [ordered, present] = [vsins.slice(0, maxLines), vsins.slice(maxLines - 2, maxLines + 18)];
    const { lines, add, put } = await declined(ordered, present);
    expect(lines).toHaveLength(maxLines);
    expect(lines.slice(0, 3)).toEqual([
      // Ordered and in the new basket.
      [present[0], 2],
      [present[1], 2],
      [present[2], 1],
    ]);
    expect(lines.slice(present.length)).toEqual(
      ordered.slice(0, maxLines - present.length).map((vsin) => [vsin, 1]),
    );
    expect((await add(vsins[0] ?? '')).status).toBe(200);
    expect((await put({ items: linesOf(vsins.slice(0, maxLines)) })).status).toBe(200);
  });

  test('find no place in a full basket, which stays as it is', async () => {
    const present = vsins.slice(maxLines);
    const { lines } = await declined(vsins.slice(0, 3), present);
    expect(lines).toEqual(present.map((vsin) => [vsin, 1]));
  });

  test('are all named in a withdrawal, each with as many pieces as a line may have and with its gifts', async () => {
    const shopper = await newShopper(api);
    const bed = 'V104501';
    const names = [bed, ...vsins.filter((vsin) => vsin !== bed).slice(0, maxLines - 1)];
    await shopper.put({ items: linesOf(names, 50) });
    await shopper.chooseAddress();
    const { orderId, sessionId } = only(await shopper.checkout());
    await settlePayment({ site: 'nl', sessionId }, 'success', api.services);
    const { items } = only(await shopper.order(orderId));
    expect(items.length).toBeGreaterThan(maxLines);
    const lines = items.map(({ quantity }, line) => ({ line, quantity }));
    const receipt = only(
      await api.post<WithdrawalReceipt>('withdrawals', [{ orderId, lines }], shopper.token),
    );
    expect(receipt).toMatchObject({ isOrderCancelled: true });
    expect(receipt.lines).toHaveLength(items.length);
  });
});
