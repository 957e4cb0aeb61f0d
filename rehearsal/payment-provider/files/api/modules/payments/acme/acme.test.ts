import { readEnvironment } from '../../../runtime/environment.ts';
import { only } from '../../../testing/shopper.ts';
import { startTestApi } from '../../../testing/start-test-api.ts';
import { createPayments } from '../providers.ts';
import { startAcmeDouble } from '../testing/acme-double.ts';
import { siteShopper } from '../testing/site-shopper.ts';

const acmeKey = 'key-of-the-double';
const carriers = (variables: Record<string, string>) =>
  createPayments(readEnvironment(variables))
    .listMethods('be', 'en')
    .flatMap((method) => (method.subIntegrationType === 'blik' ? method.integrationType : []));

test('BLIK is played until Acme is set up, and never while others take real money', () => {
  expect(carriers({})).toEqual(['sandbox']);
  expect(carriers({ ACME_KEY: acmeKey })).toEqual(['acme']);
  expect(carriers({ MOLLIE_API_KEY: 'test_0123456789abcdefghijklmnopqrst' })).toEqual([]);
});

test.each([
  ['paid', 'orderPlaced paid', 'success'],
  ['refused', 'cancelled failed', 'decline'],
  ['open', 'waitingForPayment pending', 'pending'],
])('a charge that is %s leaves the order %s', async (state, expected, outcome) => {
  const acme = await startAcmeDouble();
  const api = await startTestApi({ environment: { acmeKey, acmeUrl: acme.url } });
  try {
    const shopper = await siteShopper(api, 'be', 'V100101');
    const wanted = { integrationType: 'acme', subIntegrationType: 'blik' } as const;
    const { orderId, sessionId, redirectUrl } = only(await shopper.checkout(wanted));
    const [charge] = acme.charges;
    expect(redirectUrl).toBe(charge?.page);
    if (charge) charge.state = state;
    const back = await api.request(`/api/be/payment-return/${sessionId}`);
    expect(back.headers.get('location')).toContain(`outcome=${outcome}`);
    const { status, paymentStatus } = await shopper.order(orderId);
    expect(`${status} ${paymentStatus}`).toBe(expected);
  } finally {
    await api.close();
    await acme.close();
  }
});
