import { eq, sql } from 'drizzle-orm';
import { productTags, tags, variants } from '../../db/schema/catalogue.ts';
import { mails } from '../../db/schema/mail.ts';
import { promotions, promotionUses } from '../../db/schema/promotions.ts';
import { newShopper, only } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { toMessage } from './message.ts';

describe('a mail about an order', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  }, 120_000);
  afterAll(() => api.close());

  async function mailTo(recipient: string): Promise<string> {
    const [mail] = await api.db.select().from(mails).where(eq(mails.recipient, recipient));
    return mail ? (await toMessage(mail, api.services)).text : '';
  }

  test('repeats that what was ordered is put together for nothing', async () => {
    const [wardrobe] = await api.db
      .select({ vsin: variants.vsin })
      .from(variants)
      .innerJoin(productTags, eq(productTags.productId, variants.productId))
      .innerJoin(tags, eq(tags.id, productTags.tagId))
      .where(sql`${tags.alias}->>'nl' = 'gratis-montage' AND ${variants.onHand} > 0`)
      .orderBy(variants.vsin)
      .limit(1);
    const shopper = await newShopper(api);
    await shopper.add(wardrobe?.vsin ?? '');
    await shopper.chooseAddress({ email: 'kast@example.nl' });
    const { orderId } = only(await shopper.checkout({ subIntegrationType: 'wire' }));
    expect(only(await shopper.order(orderId)).items).toMatchObject([{ hasFreeInstallation: true }]);
    expect(await mailTo('kast@example.nl')).toContain('Gratis montage');
  });

  test('greets whoever ordered, also when the invoice is somebody else’s', async () => {
    const shopper = await newShopper(api);
    await shopper.add('V100101');
    const billing = await shopper.saveAddress({ firstName: 'Piet', email: 'factuur@example.nl' });
    await shopper.chooseAddress({ firstName: 'Jan', email: 'jan@example.nl' });
    await shopper.put({ billingAddressId: billing.id });
    only(await shopper.checkout({ subIntegrationType: 'wire' }));
    const text = await mailTo('jan@example.nl');
    expect(text).toContain('Beste Jan,');
    expect(text).not.toContain('Beste Piet');
  });

  test('names the discounts of the order as the basket did, as they were called then', async () => {
    const shopper = await newShopper(api);
    await shopper.add('V100101');
    await shopper.chooseAddress({ email: 'korting@example.nl' });
    only(await shopper.put({ couponCode: ['WELKOM10'] }));
    const inBasket = (await shopper.basket()).promotions.filter(({ discount }) => discount.amount > 0);
    const { orderId } = only(await shopper.checkout({ subIntegrationType: 'wire' }));
    await api.db.update(promotions).set({ title: { nl: 'Heel anders' } });
    const order = only(await shopper.order(orderId));
    expect(order.promotions).toEqual(inBasket.map(({ freeDelivery: _, ...promotion }) => promotion));
    const sum = order.promotions.reduce((amount, { discount }) => amount + discount.amount, 0);
    expect(sum).toBe(order.orderSummary.discount.amount);
    const text = await mailTo('korting@example.nl');
    for (const { title } of inBasket) expect(text).toContain(title);
    expect(text).not.toMatch(/^Korting\b/m);
    expect(text).not.toContain('Heel anders');
  });

  test('calls the discount of an order whose promotion is gone what it is', async () => {
    const shopper = await newShopper(api);
    await shopper.add('V100101');
    await shopper.chooseAddress({ email: 'oud@example.nl' });
    only(await shopper.put({ couponCode: ['WELKOM10'] }));
    const { orderId } = only(await shopper.checkout({ subIntegrationType: 'wire' }));
    await api.db
      .update(promotionUses)
      .set({ title: null, promotionId: 'gone' })
      .where(eq(promotionUses.orderId, orderId));
    expect(await mailTo('oud@example.nl')).toMatch(/^Korting\b/m);
  });
});
