import type { Basket } from '../../contract/basket.ts';
import { newShopper, only, setStock } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const sofa = 'V100101';
const chair = 'V101001';
const lamp = 'V104001';

/** On PostgreSQL these run truly at once (TEST_DATABASE_URL); the embedded database takes them in turn. */
describe('two tabs', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    for (const vsin of [sofa, chair, lamp]) await setStock(api, vsin, null, 'continue');
  }, 120_000);
  afterAll(() => api.close());

  type Shopper = Awaited<ReturnType<typeof newShopper>>;
  const linesOf = (basket: Basket) =>
    basket.items.map(({ productId, quantity }) => ({ productId, quantity }));

  /** Sets one quantity as the shop's page does: reads, sends the state back, and begins again when it is outdated. */
  async function setQuantity(shopper: Shopper, productId: string, quantity: number): Promise<number> {
    for (let attempt = 1; ; attempt += 1) {
      const basket = await shopper.basket();
      const others = linesOf(basket).filter((line) => line.productId !== productId);
      const items = [...others, { productId, quantity }];
      const { status, error } = await shopper.put({ items, revision: basket.revision });
      if (status === 200) return attempt;
      expect(error?.code).toBe('state-conflict');
    }
  }

  test('that add and set twenty times at once lose nothing', async () => {
    const shopper = await newShopper(api);
    await shopper.add(sofa, 5);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0 ? shopper.add(lamp) : setQuantity(shopper, chair, index),
      ),
    );
    const basket = await shopper.basket();
    const quantities = Object.fromEntries(linesOf(basket).map((line) => [line.productId, line.quantity]));
    expect(quantities).toMatchObject({ [sofa]: 5, [lamp]: 10 });
    expect(quantities[chair]).toBeGreaterThan(0);
    expect(basket.revision).toBe(21);
  }, 60_000);

  test('that open the basket at the same moment open one', async () => {
    const shopper = await newShopper(api);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0 ? shopper.add(lamp) : shopper.put({ note: 'Achterom' }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await shopper.basket()).toMatchObject({ note: 'Achterom', items: [{ quantity: 10 }] });
  }, 60_000);

  test('of which one orders while the other adds: everything is in the order or in the next basket', async () => {
    const shopper = await newShopper(api);
    await shopper.add(sofa);
    await shopper.chooseAddress();
    const additions = Array.from({ length: 10 }, () => shopper.add(lamp));
    // Whoever is shown another total than they would pay is refused, looks again and orders that.
    const orderAsShown = async () => {
      for (;;) {
        const answer = await shopper.checkout();
        if (answer.error?.code !== 'basket-invalid') return only(answer);
      }
    };
    const [{ orderId }] = await Promise.all([orderAsShown(), ...additions]);
    const order = only(await shopper.order(orderId));
    const basket = await shopper.basket();
    const pieces = (lines: readonly { productId: string; quantity: number }[]) =>
      lines.filter((line) => line.productId === lamp).reduce((sum, line) => sum + line.quantity, 0);
    expect(pieces(order.items) + pieces(basket.items)).toBe(10);
  }, 60_000);

  test('a state made of an outdated basket is refused and changes nothing; without a revision it counts', async () => {
    const shopper = await newShopper(api);
    const empty = await shopper.basket();
    expect(empty.revision).toBe(0);
    const item = { productId: chair, quantity: 1 };
    const first = only(await shopper.put({ items: [item], revision: 0 }));
    const late = await shopper.put({ items: [], note: 'Te laat', revision: 0 });
    expect([late.status, late.error?.code]).toEqual([409, 'state-conflict']);
    expect(await shopper.basket()).toEqual(first);
    expect(only(await shopper.put({ items: [] })).items).toEqual([]);
    for (const revision of [-1, '1', 1.5, 2 ** 31])
      expect((await shopper.put({ items: [], revision })).error?.code).toBe('invalid-input');
  });
});
