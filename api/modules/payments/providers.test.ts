import { integrationTypes, subIntegrationTypes } from '../../contract/payment-methods.ts';
import { type SiteCode, siteCodes } from '../../contract/sites.ts';
import { readEnvironment } from '../../runtime/environment.ts';
import { createPayments, newSessionId, type Payments } from './providers.ts';

const played = createPayments(readEnvironment({}));
const live = createPayments(readEnvironment({ MOLLIE_API_KEY: 'test_0123456789abcdefghijklmnopqrst' }));
const shown = (site: SiteCode, payments: Payments) =>
  payments.listMethods(site, 'en').map((one) => [one.subIntegrationType, one.integrationType]);

describe('who carries out a payment', () => {
  it('is played until a provider that moves money is set up', () => {
    expect([played.isLive, live.isLive]).toEqual([false, true]);
    expect(shown('nl', played).map(([, provider]) => provider)).toEqual([
      'sandbox',
      'sandbox',
      'paypal',
      'klarna',
      'sandbox',
    ]);
    expect(() => played.providerOf('mollie')).toThrow('payment-method-unavailable');
  });

  it('is named by the site in its own order', () => {
    expect(shown('cz', played)).toEqual([
      ['gopay', 'gopay'],
      ['card', 'sandbox'],
      ['paypal', 'paypal'],
      ['pay-later', 'klarna'],
      ['wire', 'sandbox'],
    ]);
    expect(shown('cz', live)).toEqual([
      ['card', 'mollie'],
      ['paypal', 'mollie'],
      ['pay-later', 'mollie'],
      ['wire', 'wire'],
    ]);
  });

  it('comes with a script where its widget is on the page, and with none where money moves', () => {
    const scripts = (payments: Payments) =>
      payments
        .listMethods('nl', 'nl')
        .flatMap(({ subIntegrationType, script }) => (script ? [[subIntegrationType, script]] : []));
    expect(scripts(played)).toEqual([
      ['paypal', '/api/nl/sandbox-script/paypal?language=nl'],
      ['pay-later', '/api/nl/sandbox-script/klarna?language=nl'],
    ]);
    expect(scripts(live)).toEqual([]);
  });

  it('takes the currency of the site', () => {
    expect(shown('tr', live)).toEqual([['wire', 'wire']]);
    expect(live.isOffered('tr', { integrationType: 'mollie', subIntegrationType: 'card' })).toBe(false);
  });

  it.each(['klarna', 'sandbox', 'mollie'] as const)(
    'may be %s for paying later only where it is right',
    (one) => {
      const wanted = { integrationType: one, subIntegrationType: 'pay-later' } as const;
      expect(played.isOffered('nl', wanted)).toBe(one !== 'mollie');
      expect(live.isOffered('nl', wanted)).toBe(one === 'mollie');
      expect(played.isOffered('tr', wanted)).toBe(false);
    },
  );
});

describe.each(siteCodes)('the ways to pay at %s', (site) => {
  const everyWay = integrationTypes.flatMap((integrationType) =>
    subIntegrationTypes.map((subIntegrationType) => ({ integrationType, subIntegrationType })),
  );

  it('may be taken when they are shown', () => {
    for (const payments of [played, live])
      for (const way of payments.listMethods(site, 'en')) expect(payments.isOffered(site, way)).toBe(true);
  });

  it('are never played where money is taken: goods would leave without any', () => {
    const offered = everyWay.filter((way) => live.isOffered(site, way));
    for (const { integrationType } of offered) expect(['mollie', 'wire']).toContain(integrationType);
  });
});

it('a stored payment of a provider nobody knows any more is a failure, not played', () => {
  expect(() => live.providerOf('adyen')).toThrow(TypeError);
});

it('no two sessions have the same id', () => {
  const ids = Array.from({ length: 200 }, newSessionId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^pay_[\w-]{24}$/);
});
