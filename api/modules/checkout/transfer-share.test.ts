import { dayMs } from '../../contract/calendar.ts';
import { newShopper, only, readyShopper, setStock, stockOf } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { cancelUnpaidOrders } from '../payments/clean-up.ts';
import { settlePayment } from '../payments/settle.ts';

const sofa = 'V100101';
const chair = 'V101001';
const bed = 'V104501';
const gift = 'V106601';
const transfer = { integrationType: 'wire', subIntegrationType: 'wire' } as const;

describe('stock that unpaid transfers hold', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await startTestApi();
  }, 120_000);
  afterEach(() => api.close());

  /** Orders so many sofas. @returns the session, or the code of the refusal */
  async function order(quantity: number, method: object = transfer) {
    const { items, error } = await (await readyShopper(api, sofa, quantity)).checkout(method);
    return { sessionId: items[0]?.sessionId ?? '', code: error?.code ?? 'ordered' };
  }

  test('is half of it at most, in one order or in many; other methods take what is there', async () => {
    await setStock(api, sofa, 10);
    expect((await order(6)).code).toBe('too-many-by-transfer');
    expect(await stockOf(api, sofa)).toBe(10);
    expect((await order(3)).code).toBe('ordered');
    expect((await order(3)).code).toBe('too-many-by-transfer');
    expect((await order(2)).code).toBe('ordered');
    expect((await order(1)).code).toBe('too-many-by-transfer');
    expect((await order(5, {})).code).toBe('ordered');
    expect(await stockOf(api, sofa)).toBe(0);
  });

  test('is free again with the money, and when the ten days are over', async () => {
    await setStock(api, sofa, 4);
    const { sessionId } = await order(2);
    expect((await order(1)).code).toBe('too-many-by-transfer');
    await settlePayment({ site: 'nl', sessionId }, 'success', api.services);
    expect((await order(1)).code).toBe('ordered');
    expect((await order(1)).code).toBe('too-many-by-transfer');
    const { now } = api.clock;
    api.clock.now = new Date(now.getTime() + 10 * dayMs + 1);
    await cancelUnpaidOrders(api.services);
    api.clock.now = now;
    expect(await stockOf(api, sofa)).toBe(2);
    expect((await order(1)).code).toBe('ordered');
  });

  test('may be a last piece, and is not limited where more can be made', async () => {
    await setStock(api, sofa, 1);
    expect((await order(1)).code).toBe('ordered');
    await setStock(api, sofa, 2, 'continue');
    expect((await order(5)).code).toBe('ordered');
    await setStock(api, sofa, null);
    expect((await order(5)).code).toBe('ordered');
  });

  test('does not grow past the half when many order at once', async () => {
    await setStock(api, sofa, 6);
    const codes = await Promise.all([1, 2, 3, 4, 5].map(() => order(1)));
    expect(codes.filter(({ code }) => code === 'ordered')).toHaveLength(3);
    expect(await stockOf(api, sofa)).toBe(3);
  });

  test('names the line, and no gift stands in the way', async () => {
    await setStock(api, gift, 2);
    await setStock(api, bed, 100);
    await setStock(api, chair, 3);
    for (const _ of [1, 2]) {
      const shopper = await readyShopper(api, bed);
      only(await shopper.checkout(transfer));
    }
    const shopper = await newShopper(api);
    await shopper.add(bed);
    await shopper.add(chair, 2);
    await shopper.chooseAddress();
    const { error } = await shopper.checkout(transfer);
    expect(error).toMatchObject({
      code: 'too-many-by-transfer',
      fields: [{ property: chair, message: expect.stringContaining('stoel') }],
    });
    expect(await stockOf(api, chair)).toBe(3);
  });

  test('is the share of the configuration', async () => {
    await setStock(api, sofa, 10);
    api.config.wireStockShare = 100;
    expect((await order(10)).code).toBe('ordered');
  });
});
