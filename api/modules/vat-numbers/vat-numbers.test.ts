import { randomUUID } from 'node:crypto';
import type { Customer } from '../../contract/customer.ts';
import type { Invoice } from '../../contract/invoices.ts';
import { vatChecks } from '../../db/schema/vat-numbers.ts';
import { ApiError } from '../../http/api-error.ts';
import { createRateLimits } from '../../http/rate-limits.ts';
import { newCustomer, somePassword } from '../../testing/customer.ts';
import { newShopper, only, someAddress } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { settlePayment } from '../payments/settle.ts';
import { askAgain, requesterOf } from './check-numbers.ts';
import { deleteOldVatChecks, findVatCheck } from './repo.ts';
import { startVies } from './testing/vies.ts';

const number = 'NL100000000B01';
const minuteMs = 60_000;

async function tell(api: TestApi, token: string, vatNumber: string): Promise<Customer> {
  return only(
    await api.put<Customer>('customer/business', [{ companyName: 'De Wit B.V.', vatNumber }], token),
  );
}
const stored = (api: TestApi) => api.db.select().from(vatChecks);
const pass = (api: TestApi, ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms);
};

test.each([
  ['nl', 'NL863094712B01'],
  ['be', 'BE0784120391'],
  ['uk', null],
  ['tr', null],
] as const)('%s asks in the name of %s', (site, number) => {
  expect(requesterOf(site)).toBe(number);
});

describe('VAT numbers without a register', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());
  beforeEach(() => api.db.delete(vatChecks));

  test.each([
    ['NL100000000B01', 'valid', 'SANDBOX-NL100000000B01'],
    ['BE0100000000', 'valid', 'SANDBOX-BE0100000000'],
    ['DE200000000', 'invalid', 'SANDBOX-DE200000000'],
    ['NL001234567B01', 'unverified', null],
  ] as const)('%s is %s, and kept whatever it is', async (vatNumber, state, consultationNumber) => {
    const { token } = await newCustomer(api);
    const askedAt = api.clock.now.toISOString();
    const told = await tell(api, token, vatNumber);
    expect(told).toMatchObject({
      vatNumber,
      vatCheck: { number: vatNumber, state, askedAt, consultationNumber },
    });
    expect(only(await api.get<Customer>('customer', token)).vatCheck).toEqual(told.vatCheck);
  });

  test('of the United Kingdom are not asked about, nor is nothing', async () => {
    const { token } = await newCustomer(api);
    expect((await tell(api, token, 'GB100000000')).vatCheck).toBeNull();
    expect((await tell(api, token, '')).vatCheck).toBeNull();
    expect(await stored(api)).toEqual([]);
  });

  test('go with the account, and by themselves after 90 days', async () => {
    const { token } = await newCustomer(api);
    await tell(api, token, 'NL110000000B01');
    await api.post('customer/deletion', [{ currentPassword: somePassword }], token);
    expect(await stored(api)).toEqual([]);
    await tell(api, (await newCustomer(api)).token, 'NL110000000B01');
    const inDays = (days: number) => new Date(api.clock.now.getTime() + days * 24 * 60 * minuteMs);
    expect(await deleteOldVatChecks(api.db, inDays(89), 10)).toBe(0);
    expect(await deleteOldVatChecks(api.db, inDays(91), 10)).toBe(1);
  });

  test('stay while another account or an order without its invoice has the number', async () => {
    const leave = (token: string) =>
      api.post('customer/deletion', [{ currentPassword: somePassword }], token);
    const [one, other] = [await newCustomer(api), await newCustomer(api)];
    await tell(api, one.token, 'NL120000000B01');
    await tell(api, other.token, 'NL120000000B01');
    const shopper = await newShopper(api);
    await shopper.add('V100101');
    const business = { ...someAddress, addressInfo: 'business', companyName: 'De Wit B.V.' } as const;
    await shopper.chooseAddress({ ...business, vatNumber: 'NL220000000B01' });
    only(await shopper.checkout());
    await tell(api, (await newCustomer(api)).token, 'NL220000000B01');
    await leave(one.token);
    expect((await stored(api)).map((check) => check.number).sort()).toEqual([
      'NL120000000B01',
      'NL220000000B01',
    ]);
    await leave(other.token);
    expect((await stored(api)).map((check) => check.number)).toEqual(['NL220000000B01']);
  });

  test.each([
    [number, 'valid'],
    ['NL200000000B01', 'invalid'],
    ['NL300000000B01', 'unverified'],
  ] as const)(
    '%s of an order is on its invoice as %s, and changes nothing of what it costs',
    async (vatNumber, state) => {
      const shopper = await newShopper(api);
      await shopper.add('V100101');
      const business = { ...someAddress, addressInfo: 'business', companyName: 'De Wit B.V.' } as const;
      await shopper.chooseAddress({ ...business, vatNumber });
      const askedAt = api.clock.now.toISOString();
      const { orderId, sessionId } = only(await shopper.checkout());
      pass(api, minuteMs);
      await settlePayment({ site: 'nl', sessionId }, 'success', api.services);
      const [invoice] = (await api.get<Invoice>(`orders/${orderId}/invoices`, shopper.token)).items;
      expect(invoice?.vatCheck).toMatchObject({ number: vatNumber, state, askedAt });
      expect(invoice?.vat).toMatchObject({ country: 'NL', percent: 21 });
      expect(invoice?.vat.amount.amount).toBeGreaterThan(0);
    },
  );
});

describe('VAT numbers in VIES', () => {
  let vies: Awaited<ReturnType<typeof startVies>>;
  let api: TestApi;
  let isBusy = false;
  beforeAll(async () => {
    vies = await startVies();
    const limits = {
      consume: async (name: string) => {
        if (isBusy && name === 'VAT numbers') throw new ApiError('too-many-requests');
        return undefined;
      },
    };
    api = await startTestApi({ environment: { viesUrl: vies.url }, limits });
  });
  afterAll(async () => {
    await api.close();
    await vies.close();
  });
  beforeEach(async () => {
    vies.asked.length = 0;
    isBusy = false;
    await api.db.delete(vatChecks);
    // The pause after the failure of the test before is over.
    pass(api, minuteMs);
  });
  /** Somebody else each time: tokens do not last as long as answers. */
  const tellIt = async () => tell(api, (await newCustomer(api)).token, number);
  const valid = { body: { valid: true, requestIdentifier: 'WAPIAAAAZ', userError: 'VALID' } };

  test('are asked about in the name of the shop, once a day', async () => {
    vies.service.answer = valid;
    const { vatCheck } = await tellIt();
    expect(vatCheck).toMatchObject({ state: 'valid', consultationNumber: 'WAPIAAAAZ' });
    expect(vies.asked).toEqual([
      {
        path: '/rest-api/check-vat-number',
        ...{ countryCode: 'NL', vatNumber: '100000000B01' },
        ...{ requesterMemberStateCode: 'NL', requesterNumber: '863094712B01' },
      },
    ]);
    await tellIt();
    expect(vies.asked).toHaveLength(1);
    pass(api, 25 * 60 * minuteMs);
    vies.service.answer = { body: { valid: false, requestIdentifier: '' } };
    expect((await tellIt()).vatCheck).toMatchObject({
      state: 'invalid',
      consultationNumber: null,
    });
    expect(vies.asked).toHaveLength(2);
  });

  test.each([
    ['nothing', 'silence'],
    ['a page', 'garbage'],
    ['503', { status: 503, body: {} }],
    ['an error under 200', { body: { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] } }],
    ['that the member state is away', { body: { valid: false, userError: 'MS_UNAVAILABLE' } }],
    ['another shape', { body: { valid: 'yes' } }],
  ] as const)(
    'stay unverified when it says %s, are taken all the same, and asked about again',
    async (_says, answer) => {
      vies.service.answer = answer;
      const { vatNumber, vatCheck } = await tellIt();
      expect([vatNumber, vatCheck]).toMatchObject([
        number,
        { state: 'unverified', consultationNumber: null },
      ]);
      vies.service.answer = valid;
      // Nobody waits for it again so soon.
      await tellIt();
      expect(vies.asked).toHaveLength(1);
      pass(api, minuteMs);
      await askAgain(api.services);
      expect(vies.asked).toHaveLength(2);
      expect(await findVatCheck(api.db, 'nl', number)).toMatchObject({ state: 'valid' });
    },
  );

  test('keep an answer that there was when there is none now', async () => {
    vies.service.answer = valid;
    await tellIt();
    pass(api, 25 * 60 * minuteMs);
    vies.service.answer = { status: 500, body: {} };
    expect((await tellIt()).vatCheck).toMatchObject({ state: 'valid' });
    expect(vies.asked).toHaveLength(2);
  });

  const business = { ...someAddress, addressInfo: 'business', companyName: 'De Wit B.V.' } as const;
  const addressesWith = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ ...business, vatNumber: `DE${300_000_000 + n}` }));

  test('of refused addresses are neither asked about nor kept', async () => {
    vies.service.answer = valid;
    const token = await api.guestToken();
    const tooMany = await api.post('customeraddress', addressesWith(51), token);
    const foreign = await api.put('customeraddress', [{ ...addressesWith(1)[0], id: randomUUID() }], token);
    expect([tooMany.error?.code, foreign.error?.code]).toEqual(['too-many-addresses', 'resource-not-found']);
    expect([vies.asked, await stored(api)]).toEqual([[], []]);
  });

  test('of one client are asked about ten times in ten minutes, and taken beyond that', async () => {
    vies.service.answer = valid;
    const { limits } = api.services;
    api.services.limits = createRateLimits();
    const token = await api.guestToken();
    const { items } = await api.post('customeraddress', addressesWith(12), token);
    const { vatNumber, vatCheck } = await tellIt();
    api.services.limits = limits;
    expect([items.length, vies.asked.length, vatNumber, vatCheck]).toEqual([12, 10, number, null]);
    expect(await stored(api)).toHaveLength(10);
  });

  test('are not asked about more often than VIES bears', async () => {
    isBusy = true;
    vies.service.answer = valid;
    expect((await tellIt()).vatCheck).toMatchObject({ state: 'unverified' });
    expect(vies.asked).toEqual([]);
  });
});
