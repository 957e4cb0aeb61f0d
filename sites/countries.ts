import type { CountryCode } from '../api/contract/sites.ts';

/** Postal codes by country (§5); null takes any. */
export const countries: Readonly<Record<CountryCode, { zipCode: RegExp | null }>> = {
  NL: { zipCode: /^\d{4} ?[A-Z]{2}$/i },
  BE: { zipCode: /^\d{4}$/ },
  LU: { zipCode: null },
  DE: { zipCode: /^\d{5}$/ },
  AT: { zipCode: /^\d{4}$/ },
  GB: { zipCode: null },
  CZ: { zipCode: /^\d{3} ?\d{2}$/ },
  TR: { zipCode: /^\d{5}$/ },
};
