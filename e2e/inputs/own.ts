import type { CountryCode } from '../../api/contract/sites';
import { site } from '../site';
import { be } from './be';
import { cz } from './cz';
import { de } from './de';
import { gb } from './gb';
import type { Inputs } from './inputs';
import { nl } from './nl';
import { tr } from './tr';

const inputs: Partial<Record<CountryCode, Inputs>> = { NL: nl, BE: be, DE: de, GB: gb, CZ: cz, TR: tr };

function ofCountry(country: CountryCode): Inputs {
  const found = inputs[country];
  if (!found) throw new Error(`e2e/inputs has nothing that a shopper in ${country} types.`);
  return found;
}

/** What shoppers in the country of the site under test type. */
export const { address, other, searches } = ofCountry(site.defaultCountry);
