import fc from 'fast-check';
import { currencies } from '@/api/contract/sites';
import { siteRules } from '@/sites/rules';
import { formatMoney, toDecimal } from './format';

const eur = (amount: number) => ({ amount, currency: 'EUR' as const });

describe('formatMoney', () => {
  it.each([
    [eur(129900), 'nl-NL', '€\u00a01.299'],
    [eur(1295), 'nl-NL', '€\u00a012,95'],
    [eur(5), 'nl-NL', '€\u00a00,05'],
    [eur(0), 'nl-NL', '€\u00a00'],
    [eur(123456789), 'nl-NL', '€\u00a01.234.567,89'],
    [eur(-2500), 'nl-NL', '-€\u00a025'],
    [eur(129900), 'nl-BE', '€\u00a01.299'],
    [eur(129995), 'de-DE', '1.299,95\u00a0€'],
    [{ amount: 129900, currency: 'GBP' as const }, 'en-GB', '£1,299'],
    [{ amount: 1299000, currency: 'CZK' as const }, 'cs-CZ', '12\u00a0990\u00a0Kč'],
    [{ amount: 129950, currency: 'TRY' as const }, 'tr-TR', '1.299,50\u00a0TL'],
  ])('writes %j in %s as %s', (money, locale, text) => {
    expect(formatMoney(money, locale)).toBe(text);
  });

  it('keeps every digit of the amount, whatever the site', () => {
    const locales = Object.values(siteRules).map((site) => site.locale);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 12 }),
        fc.constantFrom(...currencies),
        fc.constantFrom(...locales),
        (amount, currency, locale) => {
          const digits = formatMoney({ amount, currency }, locale).replace(/\D/g, '');
          const minor = amount % 100 === 0 ? digits : digits.slice(0, -2);
          expect(Number(minor)).toBe(Math.floor(amount / 100));
          if (amount % 100 !== 0) expect(Number(digits.slice(-2))).toBe(amount % 100);
        },
      ),
    );
  });

  it('uses no space that differs between Node and browsers', () => {
    expect(formatMoney(eur(129900), 'nl-NL')).not.toContain('\u202f');
  });
});

describe('toDecimal', () => {
  it.each([
    [129900, '1299.00'],
    [1205, '12.05'],
    [-5, '-0.05'],
  ])('writes %i minor units as %s', (amount, text) => {
    expect(toDecimal(eur(amount))).toBe(text);
  });
});
