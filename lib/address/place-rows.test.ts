import { countryCodes } from '@/api/contract/sites';
import { fieldsOfRow } from './form-fields';
import { placeRows } from './place-rows';

const fieldsIn = (country: (typeof countryCodes)[number]) =>
  placeRows(country).flatMap((row) => row.flatMap(fieldsOfRow).map(({ name }) => name));

test('an address is asked for in the order in which its country writes it', () => {
  expect(fieldsIn('NL')).toEqual(['zipCode', 'houseNumber', 'addition', 'street', 'city']);
  expect(fieldsIn('DE')).toEqual(['street', 'houseNumber', 'addition', 'zipCode', 'city']);
  expect(fieldsIn('GB')).toEqual(['houseNumber', 'addition', 'street', 'city', 'zipCode']);
  expect(fieldsIn('TR').slice(0, 3)).toEqual(['city', 'county', 'district']);
});

test.each(countryCodes)('every part of a place is asked for once in %s', (country) => {
  const needed = ['addition', 'city', 'houseNumber', 'street', 'zipCode'];
  const asked = fieldsIn(country).filter((name) => needed.includes(name));
  expect(asked.toSorted()).toEqual(needed);
});
