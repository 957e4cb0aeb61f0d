import type { CheckoutInput, CheckoutResult } from '../../contract/checkout.ts';
import type { SiteCode } from '../../contract/sites.ts';
import { only, setStock, stockOf } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { cancelUnpaidOrders } from './clean-up.ts';
import type { PageChoice } from './sandbox-page.ts';
import { type SiteShopper, siteShopper } from './testing/site-shopper.ts';

const sofa = 'V100101';
const minuteMs = 60_000;

type Paying = { api: TestApi; shopper: SiteShopper; result: CheckoutResult; choice: PageChoice };
type Provider = {
  site: SiteCode;
  checkout: Partial<CheckoutInput>;
  pay(paying: Paying): Promise<{ status: number }>;
};

/** The page of the provider; also its 3-D step. */
async function onPage({ api, result, choice }: Paying): Promise<{ status: number }> {
  const body = new URLSearchParams({ outcome: choice });
  const { status } = await api.request(result.redirectUrl, { method: 'POST', body });
  return { status: status === 303 ? 200 : status };
}

const phones: Readonly<Record<PageChoice, string>> = {
  success: '905551234599',
  decline: '905551234501',
  cancel: '905551234502',
  timeout: '905551234503',
  late: '905551234504',
};
const wallet = { bankIca: '1684', installmentCount: 3 };

async function byMasterpass(paying: Paying, is3D: boolean): Promise<{ status: number }> {
  const { shopper, choice } = paying;
  const { token } = only(
    await shopper.post<{ token: string }>('masterpass/token', {
      phone: phones[choice],
      bankIca: wallet.bankIca,
    }),
  );
  const prepared = only(
    await shopper.post<{ order: string; redirectUrl: string | null }>('checkout/masterpass', {
      ...{ ...wallet, token, is3D },
      cardInfo: { bin: '545103', cardFamily: 'World' },
    }),
  );
  expect(prepared.redirectUrl === null).toBe(!is3D);
  const commit = () =>
    shopper.post('checkout/masterpass/commitpurchase', {
      ...{ ...wallet, token, is3D },
      order: prepared.order,
    });
  if (!is3D) return commit();
  const step = await onPage(paying);
  // Nobody comes back to commit from any other end.
  return choice === 'success' ? commit() : step;
}

const hosted = (site: SiteCode, subIntegrationType: CheckoutInput['subIntegrationType']): Provider => ({
  site,
  checkout: { integrationType: 'sandbox', subIntegrationType },
  pay: onPage,
});

const providers: Readonly<Record<string, Provider>> = {
  ideal: hosted('nl', 'ideal'),
  card: hosted('nl', 'card'),
  'paypal, hosted': hosted('de', 'paypal'),
  'pay later, hosted': hosted('uk', 'pay-later'),
  bancontact: hosted('be', 'bancontact'),
  klarna: {
    site: 'nl',
    checkout: { integrationType: 'klarna', subIntegrationType: 'pay-later' },
    pay: ({ shopper, choice }) =>
      shopper.post('klarna-authorize', { authToken: `ab12-${choice}`, integrationType: 'klarna' }),
  },
  paypal: {
    site: 'nl',
    checkout: { integrationType: 'paypal', subIntegrationType: 'paypal' },
    pay: ({ shopper, result, choice }) =>
      shopper.post('checkout/paypal/capture', { tokenId: `${result.sessionId}.${choice}` }),
  },
  gopay: {
    site: 'cz',
    checkout: { integrationType: 'gopay', subIntegrationType: 'gopay' },
    pay: onPage,
  },
  'masterpass without 3-D': {
    site: 'tr',
    checkout: { integrationType: 'masterpass', subIntegrationType: 'masterpass' },
    pay: (paying) => byMasterpass(paying, false),
  },
  'masterpass with 3-D': {
    site: 'tr',
    checkout: { integrationType: 'masterpass', subIntegrationType: 'masterpass' },
    pay: (paying) => byMasterpass(paying, true),
  },
  'card in instalments': {
    site: 'b2bTr',
    checkout: {
      integrationType: 'sandbox',
      subIntegrationType: 'card',
      bin: '545103',
      installmentCount: 6,
    },
    pay: onPage,
  },
  'shopping credit': {
    site: 'tr',
    checkout: { integrationType: 'bnpl', subIntegrationType: 'bnpl' },
    async pay(paying) {
      const offers = (await paying.shopper.get<{ id: string }>('checkout/bnpl-offers')).items;
      const offerId = offers[0]?.id;
      only(await paying.shopper.post<CheckoutResult>('checkout/bnpl-init', { offerId }));
      return onPage(paying);
    },
  },
};

/** How the call ends and the state of the order, at once and after the clean-up of so many minutes later. */
const outcomes = [
  { choice: 'success', statuses: [200], state: ['orderPlaced', 'paid'], minutes: 31 },
  { choice: 'decline', statuses: [200, 402], state: ['cancelled', 'failed'], minutes: 31 },
  { choice: 'cancel', statuses: [200, 402], state: ['cancelled', 'cancelled'], minutes: 31 },
  { choice: 'timeout', statuses: [200, 504], state: ['cancelled', 'cancelled'], minutes: 31 },
  { choice: 'late', statuses: [200], state: ['orderPlaced', 'paid'], minutes: 3 },
] as const;

const table = Object.keys(providers).flatMap((name) =>
  outcomes.map((outcome) => ({ name, ...outcome, isSilent: /timeout|late/.test(outcome.choice) })),
);

describe('every provider, every outcome', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  }, 120_000);
  afterAll(() => api.close());

  test.each(table)('$name: $choice', async ({ name, choice, statuses, state, minutes, isSilent }) => {
    const provider = providers[name];
    if (!provider) throw new Error(`No provider ${name}.`);
    await setStock(api, sofa, 10);
    const shopper = await siteShopper(api, provider.site, sofa);
    const result = only(await shopper.checkout(provider.checkout));
    const stateOf = async () => {
      const { status, paymentStatus } = await shopper.order(result.orderId);
      return [status, paymentStatus];
    };
    expect(await stateOf()).toEqual(['waitingForPayment', 'pending']);

    const { status } = await provider.pay({ api, shopper, result, choice });
    expect(statuses).toContain(status);
    expect(await stateOf()).toEqual(isSilent ? ['waitingForPayment', 'pending'] : state);

    const { now } = api.clock;
    api.clock.now = new Date(now.getTime() + minutes * minuteMs);
    await cancelUnpaidOrders(api.services);
    api.clock.now = now;
    expect(await stateOf()).toEqual(state);
    const isPlaced = state[0] === 'orderPlaced';
    expect(await stockOf(api, sofa)).toBe(isPlaced ? 9 : 10);
    expect((await shopper.basket()).items).toHaveLength(isPlaced ? 0 : 1);
  });
});
