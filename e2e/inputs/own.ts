import type { CountryCode } from '../../api/contract/sites';
import { site } from '../site';
import { be } from './be';
import { cz } from './cz';
import { de } from './de';
import { gb } from './gb';
import type { Inputs } from './inputs';
import { nl } from './nl';
import { tr } from './tr';

/** Null for countries that no site is at home in. */
const inputs: Readonly<Record<CountryCode, Inputs | null>> = {
  NL: nl,
  BE: be,
  LU: null,
  DE: de,
  AT: null,
  GB: gb,
  CZ: cz,
  TR: tr,
};

function ofCountry(country: CountryCode): Inputs {
  const found = inputs[country];
  if (!found) throw new Error(`e2e/inputs has nothing that a shopper in ${country} types.`);
  return found;
}

/** What shoppers in the country of the site under test type. */
export const { address, county, other, searches } = ofCountry(site.defaultCountry);
