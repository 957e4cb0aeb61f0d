import type { Basket } from '../../contract/basket.ts';
import type { OrderDetail } from '../../contract/checkout.ts';
import { mails } from '../../db/schema/mail.ts';
import { newShopper, only, setStock } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { toMessage } from '../mail/message.ts';
import { takenOldPieces } from './old-furniture.ts';

const sofa = 'V100101';
const box = (lengthCm: number) => ({ widthCm: lengthCm, depthCm: 30, heightCm: 20, weightKg: 10 });
const shipment = {
  pieces: [
    { packages: [box(200)], quantity: 2 },
    { packages: [box(60)], quantity: 5 },
  ],
};

describe('old furniture', () => {
  const taken = (oldPieces: number, deliveryMethod: 'home' | 'placement' = 'placement') =>
    takenOldPieces({ deliveryMethod, oldPieces }, shipment, 'nl');

  it('is taken along one for each big new piece, by those who place it', () => {
    expect([0, 1, 2, 3].map((wished) => taken(wished))).toEqual([0, 1, 2, 2]);
    expect(taken(2, 'home')).toBe(0);
  });

  it('is not taken along by shops that do not say so', () => {
    expect(takenOldPieces({ deliveryMethod: 'placement', oldPieces: 1 }, shipment, 'de')).toBe(0);
  });
});

describe('the choice of a shopper', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    await setStock(api, sofa, null, 'continue');
  });
  afterAll(() => api.close());

  it('stays with the basket, costs nothing, and is on order and mail', async () => {
    const shopper = await newShopper(api);
    await shopper.add(sofa, 1);
    await shopper.chooseAddress();
    const before: Basket = only(await shopper.put({ deliveryMethod: 'placement' }));
    expect(before).toMatchObject({ oldPieces: 0, mostOldPieces: 1 });
    const chosen: Basket = only(await shopper.put({ oldPieces: 3 }));
    expect(chosen).toMatchObject({ oldPieces: 1, orderSummary: before.orderSummary });
    expect(only(await shopper.put({ deliveryMethod: 'home' }))).toMatchObject({ oldPieces: 0 });
    expect(only(await shopper.put({ deliveryMethod: 'placement' }))).toMatchObject({ oldPieces: 1 });
    expect((await shopper.put({ oldPieces: -1 })).status).toBe(400);

    const { orderId } = only(await shopper.checkout());
    const order = only(await api.get<OrderDetail>(`orders/${orderId}`, shopper.token));
    expect(order.oldPieces).toBe(1);
    const [mail] = await api.db.select().from(mails);
    if (!mail) throw new Error('No mail was queued.');
    expect((await toMessage(mail, api.services)).text).toMatch(/Oude meubels mee:?\s+1, gratis/i);
  });
});
