import { makerRows } from '../../db/seed/catalogue/makers.ts';
import { postalAddressIn } from './postal-address.ts';

it('ends in the country, as the language calls it', () => {
  const address = 'Houtkade 14, 3542 AD Utrecht, NL';
  expect(postalAddressIn(address, 'nl')).toBe('Houtkade 14, 3542 AD Utrecht, Nederland');
  expect(postalAddressIn(address, 'de')).toBe('Houtkade 14, 3542 AD Utrecht, Niederlande');
  expect(postalAddressIn(address, 'tr')).toBe('Houtkade 14, 3542 AD Utrecht, Hollanda');
});

it('is left as it is where staff have written it out', () => {
  expect(postalAddressIn('Spinnerijkaai 33, Kortrijk, België', 'en')).toBe(
    'Spinnerijkaai 33, Kortrijk, België',
  );
});

it('of every maker of the sample goods has a country', () => {
  expect(
    makerRows.filter(({ postalAddress }) => postalAddressIn(postalAddress, 'en') === postalAddress),
  ).toEqual([]);
});
