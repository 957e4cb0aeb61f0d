import type { OrderDetail } from '../../contract/checkout.ts';
import { only, setStock } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { cancelUnpaidOrders } from './clean-up.ts';
import { type SiteShopper, siteShopper } from './testing/site-shopper.ts';
import { walletToken } from './testing/wallet-token.ts';

const sofa = 'V100101';
const minuteMs = 60_000;
const masterpass = { integrationType: 'masterpass', subIntegrationType: 'masterpass' } as const;
const bnpl = { integrationType: 'bnpl', subIntegrationType: 'bnpl' } as const;
const [credit, otherCredit] = ['1684', '2110'];

let api: TestApi;
let start: Date;
beforeAll(async () => {
  api = await startTestApi();
  start = api.clock.now;
  await setStock(api, sofa, null, 'continue');
}, 120_000);
beforeEach(() => {
  api.clock.now = start;
});
afterAll(() => api.close());

const shopperOn = (site: 'tr' | 'nl') => siteShopper(api, site, sofa);
const prepare = (shopper: SiteShopper, token: string, bankIca = credit) =>
  shopper.post<{ order: string }>('checkout/masterpass', { token, bankIca, is3D: false });
const choose = async (page: string, outcome: string) =>
  (await api.request(page, { method: 'POST', body: new URLSearchParams({ outcome }) })).status;

test('a wallet is prepared with a token of this shopper and this bank, no other and none too old', async () => {
  const shopper = await shopperOn('tr');
  const { orderId } = only(await shopper.checkout(masterpass));
  const token = await walletToken(shopper);
  const refused = [
    await prepare(shopper, 'mpt_1'),
    await prepare(
      shopper,
      token.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')),
    ),
    await prepare(shopper, await walletToken(await shopperOn('tr'))),
    await prepare(shopper, await walletToken(shopper, { bankIca: otherCredit })),
  ];
  api.clock.now = new Date(start.getTime() + 15 * minuteMs);
  refused.push(await prepare(shopper, token));
  for (const { error } of refused)
    expect([error?.code, error?.fields?.[0]?.property]).toEqual(['invalid-input', 'token']);
  api.clock.now = new Date(start.getTime() + 15 * minuteMs - 1);
  expect(only(await prepare(shopper, token)).order).toBe(orderId);
});

test('a wallet is charged at the bank it was prepared for', async () => {
  const shopper = await shopperOn('tr');
  const { orderId } = only(await shopper.checkout(masterpass));
  const token = await walletToken(shopper);
  only(await prepare(shopper, token));
  const commit = (change: object) =>
    shopper.post('checkout/masterpass/commitpurchase', {
      ...{ token, bankIca: credit, is3D: false, order: orderId },
      ...change,
    });
  const elsewhere = { bankIca: otherCredit, token: await walletToken(shopper, { bankIca: otherCredit }) };
  expect((await commit(elsewhere)).error?.code).toBe('state-conflict');
  expect((await commit({ token: 'mpt_1' })).error?.code).toBe('invalid-input');
  expect((await shopper.order(orderId)).paymentStatus).toBe('pending');
  expect(only(await commit({}))).toEqual({ order: orderId, paymentStatus: 'paid' });
});

test('there are tokens only where the wallet can be paid with', async () => {
  const shopper = await shopperOn('nl');
  const { error } = await shopper.post('masterpass/token', { phone: '905551234599', bankIca: credit });
  expect(error?.code).toBe('payment-method-unavailable');
});

test.each([
  ['credit nobody has chosen', bnpl],
  ['a wallet nobody has opened', masterpass],
])('%s is not paid on the page of the bank', async (_, choice) => {
  const shopper = await shopperOn('tr');
  const { orderId, redirectUrl } = only(await shopper.checkout(choice));
  for (const outcome of ['success', 'late']) expect(await choose(redirectUrl, outcome)).toBe(409);
  expect((await shopper.order(orderId)).paymentStatus).toBe('pending');
  expect(await choose(redirectUrl, 'cancel')).toBe(303);
  expect((await shopper.order(orderId)).paymentStatus).toBe('cancelled');
});

describe('a 3-D step that was passed', () => {
  const transactionId = '9b2f6c1e-0000-4000-8000-000000000001';
  /** An order whose wallet was prepared in so many parts, and whose bank has said yes. */
  async function passed(installmentCount = 1) {
    const shopper = await shopperOn('tr');
    const { orderId, redirectUrl } = only(await shopper.checkout(masterpass));
    const token = await walletToken(shopper, { transactionId });
    const wallet = { token, bankIca: credit, installmentCount };
    only(await shopper.post('checkout/masterpass', wallet));
    const body = new URLSearchParams({ outcome: 'success' });
    const page = await api.request(redirectUrl, { method: 'POST', body });
    const commit = (change = {}) =>
      shopper.post('checkout/masterpass/commitpurchase', {
        ...{ ...wallet, order: orderId, transactionId },
        ...change,
      });
    return { shopper, wallet, commit, orderId, leadsTo: page.headers.get('location') };
  }

  test('charges nothing and leads to whoever commits, which charges once however often it is repeated', async () => {
    const { shopper, commit, orderId, leadsTo } = await passed();
    expect(leadsTo).toMatch(/^\/tr\/checkout-callback\?orderId=.*outcome=pending$/);
    expect((await shopper.order(orderId)).paymentStatus).toBe('pending');
    const answers = await Promise.all([commit(), commit(), commit()]);
    for (const answer of answers) expect(only(answer)).toEqual({ order: orderId, paymentStatus: 'paid' });
    const { charged, paid, events } = only(await shopper.get<OrderDetail>(`orders/${orderId}`));
    expect(paid).toEqual(charged);
    expect(events.filter(({ paymentStatus }) => paymentStatus === 'paid')).toHaveLength(1);
  });

  test('is committed as the transaction of its token, and as no other', async () => {
    const { shopper, commit, orderId } = await passed();
    const other = await commit({ transactionId: '9b2f6c1e-0000-4000-8000-000000000002' });
    expect([other.error?.code, other.error?.fields?.[0]?.property]).toEqual(['invalid-input', 'token']);
    expect((await shopper.order(orderId)).paymentStatus).toBe('pending');
    expect(only(await commit())).toMatchObject({ paymentStatus: 'paid' });
  });

  test('stands for the amount it has shown: nothing is prepared anew', async () => {
    const { shopper, wallet, orderId } = await passed(6);
    const before = (await shopper.order(orderId)).charged;
    const again = await shopper.post('checkout/masterpass', { ...wallet, installmentCount: 1 });
    expect(again.error?.code).toBe('state-conflict');
    expect(await shopper.order(orderId)).toMatchObject({ paymentStatus: 'paid', charged: before });
  });

  test('whose shopper does not come back is charged some minutes later', async () => {
    const { shopper, orderId } = await passed();
    api.clock.now = new Date(start.getTime() + 3 * minuteMs);
    await cancelUnpaidOrders(api.services);
    expect((await shopper.order(orderId)).paymentStatus).toBe('paid');
  });
});
