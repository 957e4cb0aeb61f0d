import fc from 'fast-check';
import { siteRules } from '../../sites/rules.ts';
import { createMoneyText, localeOf } from './money-text.ts';

const speakers = Object.values(siteRules).flatMap((site) =>
  site.languages.map((language) => ({ site, language })),
);

describe('an amount in a message', () => {
  test.each(speakers)('of $site.code in $language keeps its digits', ({ site, language }) => {
    const money = createMoneyText({ site, language });
    fc.assert(
      fc.property(fc.nat(99_999_999), (amount) => {
        const digits = money(amount).replace(/\D/g, '');
        expect([String(amount).padStart(3, '0'), String(amount / 100)]).toContain(digits);
      }),
    );
  });

  test('is written in the language of the shopper, as in the country of the shop', () => {
    expect(localeOf({ site: siteRules.be, language: 'fr' })).toBe('fr-BE');
    expect(createMoneyText({ site: siteRules.de, language: 'de' })(123_456)).toMatch(/1\.234,56/);
    expect(createMoneyText({ site: siteRules.uk, language: 'en' })(123_456)).toMatch(/1,234\.56/);
  });
});
