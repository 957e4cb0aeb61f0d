import type { SiteCode } from '../../contract/sites.ts';
import { readEnvironment } from '../../runtime/environment.ts';
import { isLive, isOffered, listPaymentMethods, providerOf } from './providers.ts';

const played = readEnvironment({});
const live = readEnvironment({ MOLLIE_API_KEY: 'test_0123456789abcdefghijklmnopqrst' });
const shown = (site: SiteCode, environment: typeof live) =>
  listPaymentMethods(site, 'en', environment).map((one) => [one.subIntegrationType, one.integrationType]);

describe('who carries out a payment', () => {
  it('is played until a provider that moves money is set up', () => {
    expect([isLive(played), isLive(live)]).toEqual([false, true]);
    expect(shown('nl', played).map(([, provider]) => provider)).toEqual(Array(5).fill('sandbox'));
    expect(() => providerOf('mollie', played)).toThrow('payment-method-unavailable');
  });

  it('is named by the site in its own order', () => {
    expect(shown('cz', played)).toEqual([
      ['gopay', 'gopay'],
      ['card', 'sandbox'],
      ['paypal', 'sandbox'],
      ['pay-later', 'sandbox'],
      ['wire', 'sandbox'],
    ]);
    expect(shown('cz', live)).toEqual([
      ['card', 'mollie'],
      ['paypal', 'mollie'],
      ['pay-later', 'mollie'],
      ['wire', 'wire'],
    ]);
  });

  it('takes the currency of the site', () => {
    expect(shown('tr', live)).toEqual([['wire', 'wire']]);
    expect(isOffered('tr', { integrationType: 'mollie', subIntegrationType: 'card' }, live)).toBe(false);
  });

  it.each(['klarna', 'sandbox', 'mollie'] as const)(
    'may be %s for paying later only where it is right',
    (one) => {
      const wanted = { integrationType: one, subIntegrationType: 'pay-later' } as const;
      expect(isOffered('nl', wanted, played)).toBe(one !== 'mollie');
      expect(isOffered('nl', wanted, live)).toBe(one === 'mollie');
      expect(isOffered('tr', wanted, played)).toBe(false);
    },
  );
});
