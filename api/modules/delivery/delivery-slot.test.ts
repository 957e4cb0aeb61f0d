import type { Basket } from '../../contract/basket.ts';
import { dayMs } from '../../contract/calendar.ts';
import type { OrderDetail } from '../../contract/checkout.ts';
import type { DeliverySlot } from '../../contract/delivery-slot.ts';
import { mails } from '../../db/schema/mail.ts';
import { newShopper, only, readyShopper, setStock } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { toMessage } from '../mail/message.ts';
import { settlePayment } from '../payments/settle.ts';
import { sandboxCarrier } from './carrier/sandbox.ts';
import { firstChoosableDay, keptSlot } from './delivery-slot.ts';

const sofa = 'V100101';
const lamp = 'V105501';
const box = (lengthCm: number) => ({ widthCm: lengthCm, depthCm: 30, heightCm: 20, weightKg: 10 });
const line = (deliveryDate: string) => ({
  promise: {
    ...{
      calculatedDeliveryDays: 1,
      lastDeliveryDays: 4,
      deliveryTime: { unit: 'days' as const, first: 1, last: 4 },
      productionDays: 0,
      isExpress: true,
    },
    ...{ deliveryDate, bufferedDeliveryDate: deliveryDate },
  },
});
const pieces = (...lengths: number[]) => ({
  pieces: lengths.map((length) => ({ packages: [box(length)], quantity: 1 })),
});

describe('a day can be chosen', () => {
  const lines = [line('2026-12-14'), line('2026-12-20')];

  it('for furniture, from when the last of it is ready, and not for parcels', () => {
    expect(firstChoosableDay({ lines, shipment: pieces(60, 200) })).toBe('2026-12-20');
    expect(firstChoosableDay({ lines, shipment: pieces(60, 60) })).toBeNull();
    expect(firstChoosableDay({ lines: [], shipment: pieces() })).toBeNull();
  });

  it('and is kept as long as all is ready by then', () => {
    const deliverySlot = { date: '2026-12-20', from: '08:00', until: '12:00' };
    expect(keptSlot({ deliverySlot }, { lines, shipment: pieces(200) })).toBe(deliverySlot);
    const later = [...lines, line('2026-12-21')];
    expect(keptSlot({ deliverySlot }, { lines: later, shipment: pieces(200) })).toBeNull();
    expect(keptSlot({ deliverySlot: null }, { lines, shipment: pieces(200) })).toBeNull();
  });
});

describe('the day of a basket', () => {
  let api: TestApi;
  let isSilent = false;
  let taken: DeliverySlot | null = null;
  beforeAll(async () => {
    api = await startTestApi({
      carrier: async (question, signal) => {
        if (isSilent) throw new Error('The carrier is silent.');
        const free = await sandboxCarrier(question, signal);
        return free.filter((slot) => JSON.stringify(slot) !== JSON.stringify(taken));
      },
    });
    await setStock(api, sofa, null, 'continue');
  }, 120_000);
  afterEach(() => {
    isSilent = false;
    taken = null;
    // Nobody waits for a carrier that was silent.
    api.clock.now = new Date(api.clock.now.getTime() + 60_000);
  });
  afterAll(() => api.close());

  const slotsOf = async (shopper: { token: string }) =>
    (await api.get<DeliverySlot>('basket/delivery-slots', shopper.token)).items;
  async function shopperWithDay() {
    const shopper = await readyShopper(api, sofa);
    const [, slot] = await slotsOf(shopper);
    if (!slot) throw new Error('No day is free.');
    return { shopper, slot, basket: only(await shopper.put({ deliverySlot: slot })) };
  }

  it('is one that the carrier offers at the address, from the first promised day on for four weeks', async () => {
    const shopper = await newShopper(api);
    await shopper.add(sofa, 1);
    expect(await slotsOf(shopper)).toEqual([]);
    await shopper.chooseAddress();
    const basket: Basket = only(await shopper.put({}));
    const slots = await slotsOf(shopper);
    const promised = basket.deliveryOptions[0]?.deliveryDate ?? '';
    const last = slots.at(-1)?.date ?? '';
    expect((slots[0]?.date ?? '') >= promised).toBe(true);
    expect((Date.parse(last) - Date.parse(promised)) / dayMs).toBeLessThan(28);
    expect(basket.deliverySlot).toBeNull();
  });

  it('is on basket, order and mail, and can be given up', async () => {
    const { shopper, slot, basket } = await shopperWithDay();
    expect(basket.deliverySlot).toEqual(slot);
    expect(only(await shopper.put({ deliverySlot: null })).deliverySlot).toBeNull();
    await shopper.put({ deliverySlot: slot });
    expect(only(await shopper.put({ note: 'Achterom' })).deliverySlot).toEqual(slot);
    const { orderId } = only(await shopper.checkout({ deliverySlot: slot }));
    const order = only(await api.get<OrderDetail>(`orders/${orderId}`, shopper.token));
    expect(order.deliverySlot).toEqual(slot);
    const [mail] = await api.db.select().from(mails);
    if (!mail) throw new Error('No mail was queued.');
    const day = `${Number(slot.date.slice(8))}`;
    const { text } = await toMessage(mail, api.services);
    // One promise: the day takes the place of the range.
    expect(text).not.toMatch(/Verwachte bezorging/i);
    expect(text).toMatch(
      new RegExp(`Bezorgdag:?\\s+[a-z]+dag ${day} [a-z]+, ${slot.from}–${slot.until}`, 'i'),
    );
  });

  it('is no day that was never offered, and nothing else of the change is kept', async () => {
    const { shopper, slot } = await shopperWithDay();
    const sunday = { ...slot, date: '2026-12-27' };
    const refused = await shopper.put({ deliverySlot: sunday, note: 'Achterom' });
    expect([refused.status, refused.error?.code]).toEqual([409, 'delivery-slot-gone']);
    expect(only(await shopper.put({}))).toMatchObject({ deliverySlot: slot, note: null });
    expect((await shopper.put({ deliverySlot: { ...slot, from: '8 uur' } })).status).toBe(400);
  });

  it('cannot be chosen for parcels, and waits where furniture is taken out', async () => {
    const { shopper, slot } = await shopperWithDay();
    await setStock(api, lamp, 10);
    const parcels: Basket = only(await shopper.put({ items: [{ productId: lamp, quantity: 1 }] }));
    expect(parcels.deliverySlot).toBeNull();
    expect(await slotsOf(shopper)).toEqual([]);
    const again: Basket = only(await shopper.put({ items: [{ productId: sofa, quantity: 1 }] }));
    expect(again.deliverySlot).toEqual(slot);
  });

  it('that somebody else has taken meanwhile is not ordered', async () => {
    const { shopper, slot } = await shopperWithDay();
    taken = slot;
    const refused = await shopper.checkout({ deliverySlot: slot });
    expect([refused.status, refused.error?.code]).toEqual([409, 'delivery-slot-gone']);
    expect((await shopper.checkout({ deliverySlot: null })).error?.code).toBe('delivery-slot-gone');
    await shopper.put({ deliverySlot: null });
    expect((await shopper.checkout({ deliverySlot: null })).status).toBe(200);
  });

  it('is not ordered when the shopper was shown another', async () => {
    const { shopper, slot } = await shopperWithDay();
    const other = (await slotsOf(shopper)).find(({ from }) => from !== slot.from);
    expect((await shopper.checkout({ deliverySlot: other })).error?.code).toBe('delivery-slot-gone');
  });

  it('cannot be chosen while the carrier is silent, and what was chosen before can be ordered', async () => {
    const { shopper, slot } = await shopperWithDay();
    isSilent = true;
    expect(await slotsOf(shopper)).toEqual([]);
    expect((await shopper.put({ deliverySlot: slot })).status).toBe(503);
    const { orderId } = only(await shopper.checkout({ deliverySlot: slot }));
    expect(only(await api.get<OrderDetail>(`orders/${orderId}`, shopper.token)).deliverySlot).toEqual(slot);
  });

  it('is given back with the basket of an order that was not paid', async () => {
    const { shopper, slot } = await shopperWithDay();
    const { sessionId } = only(await shopper.checkout());
    await settlePayment({ site: 'nl', sessionId }, 'decline', api.services);
    expect(only(await shopper.put({})).deliverySlot).toEqual(slot);
  });
});
