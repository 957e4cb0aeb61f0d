import { countries } from '../../sites/countries.ts';
import { lookUp } from './look-up.ts';

/** Letters, digits and what stands between them: `12a`, `1700/68`, `12-14`, `č. p. 12`, `No: 5`; first a letter or digit. */
const written = /^['’(]?[\p{L}\p{N}][\p{L}\p{M}\p{N} .,:/+&'’()-]*$/u;

/** Whether a house can be called so; a name without a digit is one only where houses have names. */
export function isValidHouseNumber(text: string, country: string): boolean {
  const mayBeName = lookUp(countries, country)?.hasHouseNames ?? false;
  return written.test(text) && (mayBeName || /\d/.test(text));
}

/** `12a` → `12` and `a`: look-ups know numbers alone. Null where none stands in front. */
export function splitHouseNumber(text: string): { number: string; addition: string } | null {
  const [, number, rest = ''] = /^(\d{1,5})(?!\d)\s*[-/]?\s*(.*)$/su.exec(text.trim()) ?? [];
  return number === undefined ? null : { number, addition: rest };
}
