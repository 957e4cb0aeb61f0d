import { countries } from '../../sites/countries.ts';
import { vatNumbers } from '../../sites/vat-numbers.ts';
import { lookUp } from './look-up.ts';

/** `nl 0012.345.67 b01` → `NL001234567B01`. */
export function toVatNumber(text: string): string {
  return text.replace(/[\s.-]/g, '').toUpperCase();
}

/** Whether a country writes its VAT numbers so. Whether it has given this one out is not known here. */
export function isVatNumber(text: string): boolean {
  return lookUp(vatNumbers, text.slice(0, 2))?.test(text.slice(2)) ?? false;
}

/** Ten digits of a company or eleven of a person in business, as Turkey gives them out. */
export function isTaxNumber(text: string): boolean {
  return /^(?:\d{10}|[1-9]\d{10})$/.test(text);
}

/** Whether businesses of the country are known by tax office and number, instead of a VAT number. */
export function hasTaxOffices(country: string): boolean {
  return lookUp(countries, country)?.hasTaxOffices ?? false;
}
