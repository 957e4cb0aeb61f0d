import { formatMoney } from '../../../sites/money.ts';
import type { PaymentMethod } from '../../contract/checkout.ts';
import { type SiteCode, siteCodes } from '../../contract/sites.ts';
import { only, setStock } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { settlePayment } from './settle.ts';
import { siteShopper } from './testing/site-shopper.ts';
import { walletToken } from './testing/wallet-token.ts';

const sofa = 'V100101';
const klarna = { integrationType: 'klarna', subIntegrationType: 'pay-later' } as const;
const paypal = { integrationType: 'paypal', subIntegrationType: 'paypal' } as const;
const goPay = { integrationType: 'gopay', subIntegrationType: 'gopay' } as const;
const masterpass = { integrationType: 'masterpass', subIntegrationType: 'masterpass' } as const;
const bnpl = { integrationType: 'bnpl', subIntegrationType: 'bnpl' } as const;

describe('calls of the payment providers', () => {
  const lines: string[] = [];
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ onLog: (line) => void lines.push(line) });
    await setStock(api, sofa, null, 'continue');
  }, 120_000);
  afterAll(() => api.close());
  const shopperOn = (site: SiteCode) => siteShopper(api, site, sofa);

  test.each([
    ['nl', 'ideal card paypal pay-later wire'],
    ['be', 'bancontact ideal card paypal pay-later wire'],
    ['de', 'paypal pay-later card wire'],
    ['uk', 'card paypal pay-later wire'],
    ['cz', 'gopay card paypal pay-later wire'],
    ['tr', 'card masterpass bnpl wire'],
    ['b2bTr', 'card masterpass bnpl wire'],
  ] as const)('%s offers %s, and each of them can be ordered with', async (site, names) => {
    const shopper = await shopperOn(site);
    const { items } = await shopper.get<PaymentMethod>('paymentmethods/availables');
    expect(items.map((one) => one.subIntegrationType).join(' ')).toBe(names);
    for (const { integrationType, subIntegrationType } of items) {
      await shopper.post('basket', { productId: sofa, quantity: 1 });
      // The address belongs to the order; the next basket takes it again.
      const [address] = (await shopper.get<{ id: string }>('customeraddress')).items;
      await api.put(`/api/${site}/basket`, [{ shippingAddressId: address?.id }], shopper.token);
      expect((await shopper.checkout({ integrationType, subIntegrationType })).error).toBeNull();
    }
  });

  test('the list is there without a token: the footer of every page shows it', async () => {
    expect((await api.get('/api/cz/paymentmethods/availables')).items).toHaveLength(5);
  });

  test('what another site offers is refused by its name', async () => {
    const shopper = await shopperOn('nl');
    for (const [choice, name] of [
      [goPay, 'GoPay'],
      [masterpass, 'Masterpass'],
      [bnpl, 'Winkelkrediet'],
    ] as const)
      expect((await shopper.checkout(choice)).error).toMatchObject({
        code: 'payment-method-unavailable',
        message: `${name} is nu niet beschikbaar. Kies een andere betaalmethode.`,
      });
    expect((await shopper.checkout({ installmentCount: 3 })).error?.code).toBe('invalid-input');
  });

  test('nobody buys on credit without their word on their age, where the country asks for it', async () => {
    const dutch = await shopperOn('nl');
    const refused = await dutch.checkout({ ...klarna, isOfAge: undefined });
    expect(refused.error).toMatchObject({ code: 'invalid-input', fields: [{ property: 'isOfAge' }] });
    expect((await dutch.checkout({ ...klarna, isOfAge: false })).error?.code).toBe('invalid-input');
    expect((await dutch.checkout({ isOfAge: undefined })).error).toBeNull();
    const german = await shopperOn('de');
    expect((await german.checkout({ ...klarna, isOfAge: undefined })).error).toBeNull();
  });

  test('whole card numbers are refused in every field, and never reach the log', async () => {
    const number = '5451030000000000';
    const shopper = await shopperOn('tr');
    const wallet = { token: 'mpt_1', bankIca: '1684' };
    for (const [path, item] of [
      ['klarna-authorize', { authToken: number }],
      ['checkout/paypal/capture', { tokenId: '5451 0300 0000 0000' }],
      ['checkout/masterpass', { ...wallet, token: number }],
      ['checkout/masterpass', { ...wallet, cardInfo: { bin: number } }],
      ['checkout/masterpass', { ...wallet, cardInfo: { cardName: number } }],
      ['checkout/masterpass', { ...wallet, cardInfo: { cardNumber: number } }],
      ['masterpass/token', { phone: '905551234599', bankIca: '1684', transactionId: number }],
      ['checkout', { bin: number }],
    ] as const)
      expect([path, (await shopper.post(path, item)).error?.code]).toEqual([path, 'invalid-input']);
    expect(lines.filter((line) => line.includes(number))).toEqual([]);
  });

  test('Masterpass commits what was prepared, and as it was prepared', async () => {
    const shopper = await shopperOn('tr');
    const { orderId } = only(await shopper.checkout(masterpass));
    const wallet = { token: await walletToken(shopper), bankIca: '1684' };
    const commit = async (is3D: boolean) =>
      (await shopper.post('checkout/masterpass/commitpurchase', { ...wallet, is3D, order: orderId })).error
        ?.code;
    const prepare = (is3D: boolean) =>
      shopper.post('checkout/masterpass', { ...wallet, is3D, cardInfo: { bin: '545103' } });
    expect(await commit(false)).toBe('state-conflict');
    only(await prepare(true));
    expect(await commit(false)).toBe('state-conflict');
    expect(await commit(true)).toBe('state-conflict');
    expect((await shopper.order(orderId)).paymentStatus).toBe('pending');
    only(await prepare(false));
    expect(await commit(true)).toBe('state-conflict');
    expect(await commit(false)).toBeUndefined();
    expect((await shopper.order(orderId)).paymentStatus).toBe('paid');
  });

  describe('belong to whoever ordered', () => {
    test.each([
      ['nl', klarna, () => ['klarna-authorize', { authToken: 'a' }]],
      ['nl', paypal, (sessionId: string) => ['checkout/paypal/capture', { tokenId: sessionId }]],
      ['tr', masterpass, () => ['checkout/masterpass', { token: 'a', bankIca: '1684' }]],
      [
        'tr',
        masterpass,
        (_: string, order: string) => [
          'checkout/masterpass/commitpurchase',
          { token: 'a', bankIca: '1684', is3D: false, order },
        ],
      ],
      ['tr', bnpl, () => ['checkout/bnpl-init', { offerId: '0046-3' }]],
    ] as const)('%s %j', async (site, choice, call) => {
      const owner = await shopperOn(site);
      const stranger = await shopperOn(site);
      const { sessionId, orderId } = only(await owner.checkout(choice));
      const [path, item] = call(sessionId, orderId);
      expect((await stranger.post(String(path), item)).error?.code).toBe('session-not-found');
      expect((await api.post(`/api/${site}/${path}`, [item])).status).toBe(401);
      expect((await owner.order(orderId)).paymentStatus).toBe('pending');
    });

    test('GoPay: a payment of another, an unknown one, and one of another provider look alike', async () => {
      const [owner, stranger] = [await shopperOn('cz'), await shopperOn('cz')];
      const { sessionId } = only(await owner.checkout(goPay));
      const card = only(await stranger.checkout({ subIntegrationType: 'card' }));
      for (const id of [sessionId, 'pay_unknown', card.sessionId])
        expect((await stranger.get(`gopay/paymentstatus/${id}`)).error?.code).toBe('session-not-found');
      expect(only(await owner.get(`gopay/paymentstatus/${sessionId}`))).toEqual({
        success: false,
        paymentStatus: 'pending',
      });
      await settlePayment({ site: 'cz', sessionId }, 'success', api.services);
      expect(only(await owner.get(`gopay/paymentstatus/${sessionId}`))).toMatchObject({ success: true });
    });

    test('a Masterpass token is made for the caller only', async () => {
      const shopper = await shopperOn('tr');
      const wanted = { phone: '905551234599', bankIca: '1684' };
      const foreign = await shopper.post('masterpass/token', { ...wanted, userId: 'somebody' });
      expect(foreign.error?.code).toBe('access-denied');
      const unknown = await shopper.post('masterpass/token', { ...wanted, bankIca: '1' });
      expect(unknown.error?.code).toBe('invalid-input');
      expect(only(await shopper.post('masterpass/token', wanted))).toMatchObject({ validationType: 'none' });
    });
  });

  test('confirming again charges nothing again and says the same', async () => {
    const shopper = await shopperOn('nl');
    const { orderId, sessionId } = only(await shopper.checkout(paypal));
    const capture = () => shopper.post('checkout/paypal/capture', { tokenId: sessionId });
    const answers = await Promise.all([capture(), capture(), capture()]);
    for (const answer of answers) expect(only(answer)).toEqual({ orderId, paymentStatus: 'paid' });
    expect((await shopper.post('checkout/paypal/capture', { tokenId: `${sessionId}.decline` })).status).toBe(
      200,
    );
    const refused = await shopperOn('nl');
    const second = only(await refused.checkout(klarna));
    const authorize = (authToken: string) => refused.post('klarna-authorize', { authToken });
    expect((await authorize('x-decline')).error?.code).toBe('payment-declined');
    expect((await authorize('x')).error?.code).toBe('payment-declined');
    expect((await refused.order(second.orderId)).status).toBe('cancelled');
  });

  test('a timeout may be repeated until it succeeds', async () => {
    const shopper = await shopperOn('nl');
    only(await shopper.checkout(klarna));
    const authorize = (authToken: string) => shopper.post('klarna-authorize', { authToken });
    expect((await authorize('x-timeout')).error?.code).toBe('payment-timeout');
    expect(only(await authorize('x'))).toMatchObject({ paymentStatus: 'paid' });
  });

  test('Masterpass commits only what was prepared, with 3-D only after its step', async () => {
    const shopper = await shopperOn('tr');
    const { orderId, redirectUrl } = only(await shopper.checkout(masterpass));
    const wallet = { token: await walletToken(shopper), bankIca: '1684', installmentCount: 6 };
    const commit = (change: object) =>
      shopper.post('checkout/masterpass/commitpurchase', { ...wallet, order: orderId, ...change });
    expect((await commit({ is3D: false })).error?.code).toBe('state-conflict');
    const atDebit = { bankIca: '1685', token: await walletToken(shopper, { bankIca: '1685' }) };
    const debit = await shopper.post('checkout/masterpass', { ...wallet, ...atDebit });
    expect(debit.error?.code).toBe('invalid-input');
    const prepared = only(await shopper.post('checkout/masterpass', wallet));
    expect(prepared).toMatchObject({ order: orderId, redirectUrl });
    expect((await commit({})).error?.code).toBe('state-conflict');
    expect((await commit({ is3D: false, installmentCount: 3 })).error?.code).toBe('state-conflict');
    const body = new URLSearchParams({ outcome: 'success' });
    expect((await api.request(redirectUrl, { method: 'POST', body })).status).toBe(303);
    expect((await shopper.order(orderId)).paymentStatus).toBe('pending');
    expect(only(await commit({}))).toEqual({ order: orderId, paymentStatus: 'paid' });
    expect((await shopper.post('checkout/masterpass', wallet)).error?.code).toBe('state-conflict');
  });

  test.each([
    [{ bankCode: '0067' }, '1685'],
    [{ bankCode: '0067', cardType: 'CREDIT_CARD', installmentCount: 3, cardFamily: 'World' }, '1684'],
    [{ bankCode: '0067', installmentCount: 3 }, null],
    [{ bankCode: '0067', cardType: 'CREDIT_CARD', cardFamily: 'Bonus' }, null],
    [{ bankCode: '9999' }, null],
    [{ bankCode: 'constructor' }, null],
  ])('the ICA of %j is %j', async (wanted, bankIca) => {
    const answer = await (await shopperOn('tr')).post('masterpass/v2/bankIca', wanted);
    if (bankIca === null) expect(answer.error?.code).toBe('resource-not-found');
    else expect(only(answer)).toEqual({ bankIca });
  });

  test('Klarna offers the basket in one and in three amounts, where there is Klarna', async () => {
    const shopper = await shopperOn('nl');
    const { total } = (await shopper.basket()).orderSummary;
    type Offers = { total: object; offers: { code: string; amounts: { amount: number }[] }[] };
    const { offers } = only(await shopper.get<Offers>('klarna-offers'));
    expect(offers.map(({ code, amounts }) => [code, amounts.length])).toEqual([
      ['pay-later', 1],
      ['pay-in-3', 3],
    ]);
    for (const { amounts } of offers)
      expect(amounts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total.amount);
    const less = only(await shopper.get<Offers>('klarna-offers?totalAmount=10000'));
    expect(less.total).toEqual({ amount: 10_000, currency: 'EUR' });
    expect(less.offers[1]?.amounts.map(({ amount }) => amount)).toEqual([3334, 3333, 3333]);
    for (const amount of ['0', '-1', '1.5', 'all', '99999999999'])
      expect((await shopper.get(`klarna-offers?totalAmount=${amount}`)).error?.code).toBe('invalid-input');
    expect(only(await (await shopperOn('tr')).get<Offers>('klarna-offers')).offers).toEqual([]);
  });

  test('shopping credit: offers for basket and order, and only those can be taken', async () => {
    const shopper = await shopperOn('tr');
    type Offer = { id: string; total: { amount: number }; installmentFee: { amount: number } };
    const before = (await shopper.get<Offer>('checkout/bnpl-offers')).items;
    const ofLess = (await shopper.get<Offer>('checkout/bnpl-offers?totalAmount=300000')).items;
    for (const { total, installmentFee } of ofLess)
      expect(total.amount - installmentFee.amount).toBe(300_000);
    const { orderId, redirectUrl } = only(await shopper.checkout(bnpl));
    expect((await shopper.get<Offer>('checkout/bnpl-offers')).items).toEqual(before);
    expect((await shopper.post('checkout/bnpl-init', { offerId: '0046-2' })).error?.code).toBe(
      'invalid-input',
    );
    const dearest = before.find(({ id }) => id === '0062-12');
    expect(only(await shopper.post('checkout/bnpl-init', { offerId: dearest?.id }))).toMatchObject({
      orderId,
    });
    const page = await (await api.request(redirectUrl)).text();
    expect(page).toContain(formatMoney({ amount: dearest?.total.amount ?? 0, currency: 'TRY' }, 'tr-TR'));
    expect((await (await shopperOn('nl')).get('checkout/bnpl-offers')).items).toEqual([]);
  });

  test('GoPay’s instruments are there on its site only', async () => {
    const counts = await Promise.all(
      siteCodes.map(async (site) => (await (await shopperOn(site)).get('gopay/paymentmethods')).items.length),
    );
    expect(counts.map((count, index) => [siteCodes[index], count > 0]).filter(([, has]) => has)).toEqual([
      ['cz', true],
    ]);
  });
});
