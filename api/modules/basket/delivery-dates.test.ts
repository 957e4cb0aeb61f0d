import { eq } from 'drizzle-orm';
import { variants } from '../../db/schema/catalogue.ts';
import { newShopper, only, setStock } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const chair = 'V101001';

describe('the dates of a line', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ now: new Date('2027-03-24T10:00:00Z') });
    await api.db
      .update(variants)
      .set({ deliveryDays: 2, productionDays: 10 })
      .where(eq(variants.vsin, chair));
  }, 120_000);
  beforeEach(() => setStock(api, chair, 3, 'continue'));
  afterAll(() => api.close());

  /** First and last promised day of so many chairs. */
  async function datesOf(quantity: number) {
    const [item] = only(await (await newShopper(api)).add(chair, quantity)).items;
    return [item?.calculatedDeliveryDays, item?.deliveryDate, item?.bufferedDeliveryDate];
  }

  test('come from stock: weekend and Easter Monday are no working days', async () => {
    expect(await datesOf(3)).toEqual([2, '2027-03-26', '2027-04-01']);
  });

  test('come with the days of production once more is wanted than there is', async () => {
    expect(await datesOf(4)).toEqual([12, '2027-04-12', '2027-04-15']);
    const shopper = await newShopper(api);
    await shopper.add(chair, 3);
    const [item] = only(await shopper.add(chair)).items;
    expect(item).toMatchObject({ calculatedDeliveryDays: 12, deliveryDate: '2027-04-12' });
  });

  test('follow the stock as it is when the basket is read', async () => {
    const shopper = await newShopper(api);
    await shopper.add(chair, 3);
    await setStock(api, chair, 2, 'continue');
    expect((await shopper.basket()).items[0]?.calculatedDeliveryDays).toBe(12);
    await setStock(api, chair, -4, 'continue');
    expect((await shopper.basket()).items[0]?.calculatedDeliveryDays).toBe(12);
    await setStock(api, chair, 2, 'deny');
    expect((await shopper.basket()).items[0]).toMatchObject({ quantity: 2, calculatedDeliveryDays: 2 });
  });

  test('keep the holidays of the country it goes to', async () => {
    const { now } = api.clock;
    // Koningsdag 2027 is a Tuesday, of the Netherlands only.
    api.clock.now = new Date('2027-04-23T10:00:00Z');
    const shopper = await newShopper(api);
    expect(only(await shopper.add(chair)).items[0]?.deliveryDate).toBe('2027-04-28');
    const toBelgium = await shopper.chooseAddress({ country: 'BE', zipCode: '1000', city: 'Brussel' });
    expect(toBelgium.items[0]?.deliveryDate).toBe('2027-04-27');
    api.clock.now = now;
  });

  test('count from the day in the shop, not in Greenwich', async () => {
    const { now } = api.clock;
    api.clock.now = new Date('2027-06-08T21:30:00Z');
    expect((await datesOf(1))[1]).toBe('2027-06-10');
    api.clock.now = new Date('2027-06-08T22:30:00Z');
    expect((await datesOf(1))[1]).toBe('2027-06-11');
    api.clock.now = now;
  });
});
