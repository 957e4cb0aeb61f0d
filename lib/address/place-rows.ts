import type { CountryCode } from '@/api/contract/sites';
import { hasCityList } from './cities';
import { canLookUpIn } from './lookup';
import type { AddressRow } from './models';

type Rows = readonly (readonly AddressRow[])[];

/** Where a postcode and a number name the street, they come first, and the rest is filled in. */
const byPostcode: Rows = [['zipCode', 'number'], ['street'], ['city']];
/** The list of cities names the counties below it. */
const byCity: Rows = [['city', 'county'], ['district'], ['street', 'number'], ['zipCode']];
const numberFirst: Rows = [['number'], ['street'], ['city', 'zipCode']];
const streetFirst: Rows = [
  ['street', 'number'],
  ['zipCode', 'city'],
];

/** The parts of a place in the order in which they are written in its country; those of one row stand side by side. */
export function placeRows(country: CountryCode): Rows {
  if (canLookUpIn(country)) return byPostcode;
  if (hasCityList(country)) return byCity;
  return country === 'GB' ? numberFirst : streetFirst;
}
