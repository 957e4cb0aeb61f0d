import type { BasketInput } from '../../contract/basket.ts';
import { newShopper, only, setStock } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const chair = 'V101001';

describe('what a shopper tells with the basket', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    await setStock(api, chair, null, 'continue');
  }, 120_000);
  afterAll(() => api.close());

  test.each([
    ['  Bel eerst aan \n', 'Bel eerst aan'],
    ['Achterom\r\nvia de steeg\rgraag', 'Achterom\nvia de steeg\ngraag'],
    ['Gele deur\t🚪 – n° 7', 'Gele deur\t🚪 – n° 7'],
    [`  ${'x'.repeat(500)}  `, 'x'.repeat(500)],
    ['<b>Let op</b>', '<b>Let op</b>'],
    ['   ', null],
    ['', null],
    [null, null],
  ])('the note %j is kept as %j', async (note, kept) => {
    const shopper = await newShopper(api);
    expect(only(await shopper.put({ note })).note).toBe(kept);
    expect((await shopper.basket()).note).toBe(kept);
  });

  test.each([['x'.repeat(501)], ['bel\u0007'], ['\u001b[31mrood'], ['a\u0000b'], ['\u0085'], [{}], [['x']]])(
    'the note %j is refused, and the one before stays',
    async (note) => {
      const shopper = await newShopper(api);
      await shopper.put({ note: 'Achterom' });
      const { status, error } = await shopper.put({ note });
      expect([status, error?.code]).toEqual([400, 'invalid-input']);
      expect((await shopper.basket()).note).toBe('Achterom');
    },
  );

  test('components stay with their line until others are sent', async () => {
    const shopper = await newShopper(api);
    const components = ['leg-oak', 'seat_2.0'];
    const send = (items: BasketInput['items']) => shopper.put({ items });
    const line = { productId: chair, quantity: 1 };
    expect(only(await shopper.add(chair)).items[0]).not.toHaveProperty('components');
    expect(only(await send([{ ...line, components }])).items[0]).toMatchObject({ components });
    expect(only(await send([{ ...line, quantity: 3 }])).items[0]).toMatchObject({ components, quantity: 3 });
    expect(only(await shopper.add(chair)).items[0]).toMatchObject({ components, quantity: 4 });
    expect((await shopper.basket()).items[0]).toMatchObject({ components });
    expect(only(await send([{ ...line, components: [] }])).items[0]).toMatchObject({ components: [] });
  });

  test.each([[['']], [['a b']], [['<b>']], ['leg'], [Array.from({ length: 21 }, () => 'x')], [[null]]])(
    'components %j are refused',
    async (components) => {
      const shopper = await newShopper(api);
      const { error } = await shopper.put({ items: [{ productId: chair, quantity: 1, components }] });
      expect(error?.code).toBe('invalid-input');
    },
  );

  test('neither address may be somebody else’s, and nothing else of the same call counts then', async () => {
    const [mine, other] = [await newShopper(api), await newShopper(api)];
    const [{ id: own }, { id: foreign }] = [await mine.saveAddress(), await other.saveAddress()];
    await mine.put({ note: 'Achterom' });
    const { error } = await mine.put({ shippingAddressId: own, billingAddressId: foreign, note: 'Voor' });
    expect(error).toMatchObject({ code: 'invalid-input', fields: [{ property: 'billingAddressId' }] });
    expect(await mine.basket()).toMatchObject({ note: 'Achterom', shippingAddressId: null });
    const both = only(await mine.put({ shippingAddressId: own, billingAddressId: own }));
    expect(both).toMatchObject({ shippingAddressId: own, billingAddressId: own });
    expect(only(await mine.put({ shippingAddressId: null }))).toMatchObject({
      shippingAddressId: null,
      billingAddressId: own,
    });
  });
});
