import { eq } from 'drizzle-orm';
import { giftCards } from '../../db/schema/gift-cards.ts';
import { checkoutOf, only, readyShopper, setStock } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { sendDueCards } from './send-due.ts';
import { type CardShop, cardShop } from './testing/card-shop.ts';

const chair = 'V101001';
const times = <T>(length: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length }, (_, index) => work(index)));

/** On the embedded database they come one after the other; on PostgreSQL (`node scripts/with-postgres.mjs`) at once. */
describe('at the same time', () => {
  let api: TestApi;
  let shop: CardShop;
  beforeAll(async () => {
    api = await startTestApi();
    shop = await cardShop(api);
    await setStock(api, chair, 1000);
  });
  afterEach(async () => {
    expect(await shop.differences()).toEqual([]);
  });
  afterAll(() => api.close());

  test('ten orders with one card: one has it, and no cent is spent twice', async () => {
    const { code } = await shop.buy(5000);
    const shoppers = await times(10, () => readyShopper(api, chair));
    const giftCard = { code, amount: 5000 };
    const answers = await Promise.all(shoppers.map((shopper) => shopper.checkout({ giftCard })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200).map(({ error }) => error?.code);
    expect(new Set(refused)).toEqual(new Set(['gift-card-changed']));
    expect(await shop.left(code)).toBe(0);
  });

  test('a payment that fails ten times over gives the amount back once', async () => {
    const { code } = await shop.buy(5000);
    const { answer } = await shop.spend({ code, amount: 5000 });
    const { sessionId } = only(answer);
    await times(10, (index) => shop.settle(sessionId, index % 2 ? 'decline' : 'cancel'));
    expect(await shop.left(code)).toBe(5000);
  });

  test('cancelling, paying and failing at once: the card has all of it, or the order has', async () => {
    const { code } = await shop.buy(5000);
    const { answer, token, order } = await shop.spend({ code, amount: 5000 });
    const { orderId, sessionId } = only(answer);
    await Promise.all([
      shop.settle(sessionId, 'success'),
      api.post(`orders/${orderId}/cancel`, undefined, token),
      shop.settle(sessionId, 'cancel'),
      api.post(`orders/${orderId}/cancel`, undefined, token),
    ]);
    const { status } = only(await order(orderId));
    expect(await shop.left(code)).toBe(status === 'cancelled' ? 5000 : 0);
  });

  test('withdrawing from a card while it is spent: only one of them comes about', async () => {
    const { orderId, token, code } = await shop.buy(5000);
    const shopper = await readyShopper(api, chair);
    const giftCard = { code, amount: 5000 };
    const input = await checkoutOf(api, shopper.token, { giftCard });
    const [spent, withdrawn] = await Promise.all([
      api.post('checkout', [input], shopper.token),
      api.post('withdrawals', [{ orderId, name: 'Sanne de Wit' }], token),
    ]);
    expect([spent.status === 200, withdrawn.status === 200].filter(Boolean)).toHaveLength(1);
  });

  test('a card whose payment is told ten times, and whose day comes meanwhile, is sent once', async () => {
    const { orderId, sessionId } = await shop.order();
    await Promise.all([
      ...Array.from({ length: 10 }, () => shop.settle(sessionId)),
      sendDueCards(api.services),
      sendDueCards(api.services),
    ]);
    const [card] = await api.db.select().from(giftCards).where(eq(giftCards.orderId, orderId));
    expect(card).toMatchObject({ status: 'active', balance: 5000 });
  });
});
