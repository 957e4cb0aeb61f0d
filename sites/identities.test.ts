import { siteCodes } from '../api/contract/sites.ts';
import { siteIdentities } from './identities.ts';
import { siteRules } from './rules.ts';

/** What is dialled before the number of a country. */
const callingCodes: Readonly<Record<string, string>> = {
  BE: '32',
  CZ: '420',
  DE: '49',
  GB: '44',
  NL: '31',
  TR: '90',
};

test.each(siteCodes)('%s is called from anywhere by the number that it shows', (site) => {
  const { phone, phoneNumber } = siteIdentities[site].contact;
  const code = callingCodes[siteRules[site].defaultCountry];
  const shown = phone.startsWith('+') ? phone : `+${code}${phone.replace(/^0/, '')}`;
  expect(phoneNumber).toBe(shown.replaceAll(' ', ''));
});
