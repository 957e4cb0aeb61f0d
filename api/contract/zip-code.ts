import { lookUp } from './look-up.ts';

/** Postal codes by country (§5). A country without a pattern passes. */
const patterns: Readonly<Record<string, RegExp>> = {
  DE: /^\d{5}$/,
  TR: /^\d{5}$/,
  CZ: /^\d{3} ?\d{2}$/,
  AT: /^\d{4}$/,
  BE: /^\d{4}$/,
  NL: /^\d{4} ?[A-Z]{2}$/i,
};

export function isValidZipCode(zipCode: string, country: string): boolean {
  return lookUp(patterns, country)?.test(zipCode.trim()) ?? true;
}
