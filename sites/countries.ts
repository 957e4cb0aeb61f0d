import type { CountryCode } from '../api/contract/sites.ts';

type CountryFacts = {
  /** How postal codes are written (§5); null takes any. */
  zipCode: RegExp | null;
  /** Houses may have a name instead of a number. */
  hasHouseNames?: true;
  /** Businesses are known by tax office and number, instead of a VAT number. */
  hasTaxOffices?: true;
};

export const countries: Readonly<Record<CountryCode, CountryFacts>> = {
  NL: { zipCode: /^[1-9]\d{3} ?[A-Z]{2}$/i },
  BE: { zipCode: /^\d{4}$/ },
  LU: { zipCode: null },
  DE: { zipCode: /^\d{5}$/ },
  AT: { zipCode: /^\d{4}$/ },
  GB: { zipCode: null, hasHouseNames: true },
  CZ: { zipCode: /^\d{3} ?\d{2}$/ },
  TR: { zipCode: /^\d{5}$/, hasTaxOffices: true },
};
