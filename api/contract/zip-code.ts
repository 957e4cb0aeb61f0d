import { countries } from '../../sites/countries.ts';
import { lookUp } from './look-up.ts';

/** Whether the country writes its postal codes so; countries without a rule, and unknown ones, take any. */
export function isValidZipCode(zipCode: string, country: string): boolean {
  return lookUp(countries, country)?.zipCode?.test(zipCode.trim()) ?? true;
}
