import type { CountryCode } from '@/api/contract/sites';
import { isValidZipCode } from '@/api/contract/zip-code';
import { writtenBy } from './input-mask';
import { zipCodeMasks } from './zip-code-masks';

/** What comes before the space and behind it, which is always a digit and two letters. */
const britishParts = /^([A-Z]{1,2}\d[A-Z\d]?) *(\d[A-Z]{2})$/;

/** A postcode as its country writes it: `3542ad` is `3542 AD`. What is none, or not whole yet, stays as it was typed. */
export function writeZipCode(typed: string, country: CountryCode): string {
  const text = typed.trim().toUpperCase();
  if (country === 'GB') return britishParts.test(text) ? text.replace(britishParts, '$1 $2') : typed;
  const mask = zipCodeMasks[country];
  const written = mask === undefined ? null : writtenBy(mask, text);
  return written !== null && isValidZipCode(written, country) ? written : typed;
}
