import { eq } from 'drizzle-orm';
import type { Product } from '../../contract/catalogue.ts';
import type { CustomerExport } from '../../contract/customer.ts';
import type { Review, ReviewSummary } from '../../contract/reviews.ts';
import type { AdminReview, OwnReview, Purchase } from '../../contract/written-reviews.ts';
import { mails } from '../../db/schema/mail.ts';
import { resetToSeed } from '../../db/seed/reset.ts';
import { rebuildIndexes } from '../../rebuild-indexes.ts';
import { newCustomer, somePassword } from '../../testing/customer.ts';
import { checkoutOf, only, setStock, someAddress } from '../../testing/shopper.ts';
import { postKeyed, staffToken } from '../../testing/staff.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { toMessage } from '../mail/message.ts';
import { settlePayment } from '../payments/settle.ts';
import { paidOrder } from '../refunds/testing/paid-order.ts';
import { deliver, deliveredOrder } from './testing/delivered-order.ts';

const sofa = 'V100101';
const said = {
  rating: 4,
  title: 'Zit heerlijk',
  text: 'Na een maand nog steeds blij mee, al is de stof wat licht.',
};

let api: TestApi;
let staff: string;
beforeAll(async () => {
  api = await startTestApi({ environment: { publicUrl: 'https://www.linden.test' } });
  staff = await staffToken(api);
  await setStock(api, sofa, null, 'continue');
}, 120_000);
afterAll(() => api.close());

const purchases = (token: string | undefined, item: object = {}) =>
  api.post<Purchase>('own-reviews/purchases', [item], token);
const write = (orderId: string, token: string | undefined, change: object = {}) =>
  api.put<OwnReview>('own-reviews', [{ orderId, productId: sofa, ...said, ...change }], token);
const decide = (id: string, change: object = {}) =>
  api.post<AdminReview>(`admin/reviews/${id}/decision`, [{ revision: 1, refusal: null, ...change }], staff);
const shown = async (query = '') => (await api.get<Review>(`reviews/${sofa}${query}`)).items;
const mailsTo = async (kind: string) => {
  const stored = await api.db.select().from(mails).where(eq(mails.kind, kind));
  return Promise.all(stored.map((mail) => toMessage(mail, api.services)));
};

describe('reviews of buyers', () => {
  test('only of what has come to whoever bought it', async () => {
    const order = await paidOrder(api, sofa, { way: 'ideal' });
    expect((await purchases(order.token)).items).toEqual([]);
    expect((await write(order.orderId, order.token)).error?.code).toBe('state-conflict');
    await deliver(api, order.orderId, staff);
    expect(only(await purchases(order.token))).toMatchObject({
      productId: sofa,
      author: 'Sanne W.',
      review: null,
    });
    const stranger = await api.guestToken();
    expect((await write(order.orderId, stranger)).error?.code).toBe('order-not-found');
    expect((await write(order.orderId, order.token, { productId: 'V100201' })).error?.code).toBe(
      'product-not-found',
    );
    expect((await write(order.orderId, undefined)).error?.code).toBe('token-missing');
  });

  test('one is shown once staff have published it, and examples give way to it everywhere', async () => {
    const { orderId, token } = await deliveredOrder(api, sofa, staff);
    expect((await shown()).every(({ isExample }) => isExample)).toBe(true);
    const { id, status } = only(await write(orderId, token));
    expect(status).toBe('waiting');
    expect((await shown()).some(({ title }) => title === said.title)).toBe(false);
    const waiting = await api.get<AdminReview>('admin/reviews?status=waiting&size=100', staff);
    expect(waiting.items.find((one) => one.id === id)).toMatchObject({
      ...said,
      productId: sofa,
      revision: 1,
    });

    only(await decide(id));
    expect(await shown()).toEqual([
      expect.objectContaining({ ...said, author: 'Sanne W.', isVerified: true, isExample: false }),
    ]);
    expect((await shown())[0]?.bought).toMatch(/\w/);
    const summary = { average: 4, count: 1, distribution: [0, 1, 0, 0, 0] };
    expect(only(await api.get<ReviewSummary>(`reviews/${sofa}/summary`))).toEqual(summary);
    expect(only(await api.get<Product>(`product/${sofa}`)).rating).toEqual({
      average: 4,
      count: 1,
      isExample: false,
    });
    const [told] = (await mailsTo('review-decided')).slice(-1);
    expect(told?.text).toContain('“Zit heerlijk”');
    await api.post('own-reviews/removal', [{ reviewId: id }], token);
    expect(await shown()).toEqual([]);
    expect(only(await api.get<Product>(`product/${sofa}`)).rating).toBeNull();
  });

  test('a change waits again, what was shown stays until it is decided on, and nobody decides on what they have not read', async () => {
    const { orderId, token } = await deliveredOrder(api, sofa, staff);
    const { id } = only(await write(orderId, token));
    await decide(id);
    expect(only(await write(orderId, token))).toMatchObject({ id, status: 'published', isShown: true });
    expect(only(await write(orderId, token, { rating: 1 }))).toMatchObject({
      ...{ id, status: 'waiting', isShown: true },
    });
    expect((await shown()).map(({ rating }) => rating)).toEqual([4]);
    expect((await decide(id)).error?.code).toBe('state-conflict');
    await decide(id, { revision: 2 });
    expect((await shown('?stars=1')).map(({ rating }) => rating)).toEqual([1]);
    expect(await shown('?stars=4')).toEqual([]);
    await api.post('own-reviews/removal', [{ reviewId: id }], token);
  });

  test('what is refused is not shown, and its author is told why', async () => {
    const { orderId, token } = await deliveredOrder(api, sofa, staff);
    const { id } = only(await write(orderId, token));
    await decide(id);
    only(
      await decide(id, {
        refusal: 'personal-data',
        note: 'Zonder het telefoonnummer plaatsen wij hem graag.',
      }),
    );
    expect(await shown()).toEqual([]);
    expect(only(await purchases(token)).review).toMatchObject({ status: 'refused', reason: 'personal-data' });
    const [told] = (await mailsTo('review-decided')).slice(-1);
    expect(told?.text).toContain('Zonder het telefoonnummer');
    await api.post('own-reviews/removal', [{ reviewId: id }], token);
  });

  test('its author is told of each decision that changes something, there and back, and of none that does not', async () => {
    const { orderId, token } = await deliveredOrder(api, sofa, staff);
    const { id } = only(await write(orderId, token));
    const before = (await mailsTo('review-decided')).length;
    const toldAfter = async (change: object) => {
      only(await decide(id, change));
      return (await mailsTo('review-decided')).length - before;
    };
    expect(await toldAfter({})).toBe(1);
    expect(await toldAfter({ refusal: 'personal-data' })).toBe(2);
    expect(await toldAfter({ refusal: 'personal-data' })).toBe(2);
    expect(await toldAfter({ refusal: 'personal-data', note: 'Zonder het telefoonnummer.' })).toBe(3);
    expect(await toldAfter({})).toBe(4);
    expect(await toldAfter({})).toBe(4);
    await api.post('own-reviews/removal', [{ reviewId: id }], token);
  });

  test('the link in the mail that it has come opens its order, and no other, without a token', async () => {
    const { orderId } = await deliveredOrder(api, sofa, staff);
    const other = await deliveredOrder(api, sofa, staff);
    const mail = (await mailsTo('order-status')).find(({ text }) => text.includes(`/review#key=${orderId}`));
    const key = /\/review#key=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await purchases(undefined, { key })).items.map((one) => one.orderId)).toEqual([orderId]);
    const { id } = only(await write(orderId, undefined, { key }));
    expect((await write(other.orderId, undefined, { key })).error?.code).toBe('order-not-found');
    expect((await purchases(undefined, { key: `${other.orderId}.${key.split('.')[1]}` })).error?.code).toBe(
      'link-expired',
    );
    const foreign = await api.post('own-reviews/removal', [{ reviewId: id }], other.token);
    expect(foreign.error?.code).toBe('resource-not-found');
    only(await api.post('own-reviews/removal', [{ key, reviewId: id }]));
  });

  test('readers report what is shown, and staff see it until they decide', async () => {
    const { orderId, token } = await deliveredOrder(api, sofa, staff);
    const { id } = only(await write(orderId, token));
    await decide(id);
    const [review] = await shown();
    const report = (name: string) => api.post(`reviews/${name}/report`, [{ reason: 'advertising' }]);
    const path = `reviews/${review?.id}/report`;
    // Repeated for want of its answer, it is one.
    for (let times = 0; times < 2; times += 1)
      expect((await postKeyed(api, path, { key: 'report-1' }, [{ reason: 'advertising' }])).status).toBe(200);
    expect((await report('999999999')).error?.code).toBe('resource-not-found');
    const reported = await api.get<AdminReview>('admin/reviews?status=reported', staff);
    expect(reported.items).toMatchObject([{ id, reports: [{ reason: 'advertising', text: '' }] }]);
    const told = (await mailsTo('review-decided')).length;
    await decide(id);
    expect((await api.get('admin/reviews?status=reported', staff)).items).toEqual([]);
    expect(await mailsTo('review-decided')).toHaveLength(told);
    await api.post('own-reviews/removal', [{ reviewId: id }], token);
  });

  test('an account takes its reviews along: exported with it, deleted with it, kept when the catalogue is reset', async () => {
    const { token } = await newCustomer(api);
    const address = only(await api.post<{ id: string }>('customeraddress', [someAddress], token));
    await api.post('basket', [{ productId: sofa, quantity: 1 }], token);
    await api.put('basket', [{ shippingAddressId: address.id }], token);
    const placed = only(
      await api.post<{ orderId: string; sessionId: string }>(
        'checkout',
        [await checkoutOf(api, token)],
        token,
      ),
    );
    await settlePayment({ site: 'nl', sessionId: placed.sessionId }, 'success', api.services);
    await deliver(api, placed.orderId, staff);
    const { id } = only(await write(placed.orderId, token));
    await decide(id);
    const exported = only(await api.get<CustomerExport>('customer/export', token));
    expect(exported.reviews).toMatchObject([{ id, productId: sofa, ...said }]);

    await resetToSeed(api.db, api.services.now(), rebuildIndexes);
    expect((await shown()).map(({ title }) => title)).toEqual([said.title]);
    only(await api.post('customer/deletion', [{ currentPassword: somePassword }], token));
    expect(await shown()).toEqual([]);
  });
});
