import { siteCodes } from '../api/contract/sites.ts';
import { siteCommerce } from './commerce.ts';
import { siteRules } from './rules.ts';

/** ISO 13616: with the first four characters at the end and letters as numbers, 1 is left over. */
function hasRightCheck(iban: string): boolean {
  const turned = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  );
  return BigInt(turned) % 97n === 1n;
}

test.each(siteCodes)('%s is paid by transfer into an account of its own currency', (site) => {
  const { iban, bic } = siteCommerce[site].bankAccount;
  // Euros go everywhere in the euro countries at the same price; other money is kept where it is spent.
  const country = siteRules[site].currency === 'EUR' ? 'NL' : siteRules[site].defaultCountry;
  expect([iban.slice(0, 2), bic.slice(4, 6)]).toEqual([country, country]);
  expect(hasRightCheck(iban.replaceAll(' ', ''))).toBe(true);
});
