import { someAddress } from '@/api/contract/testing/some-address';
import { toAddress, toBookLines } from './to-address';

test('an address is shown by name, street and on one line, and edited with its values', () => {
  const { id, ...values } = someAddress;
  expect(toAddress(someAddress)).toEqual({
    id,
    isMain: false,
    name: 'Jan de Vries',
    street: 'Lindenlaan 12 a',
    city: 'Utrecht',
    summary: 'Jan de Vries, Lindenlaan 12 a, 1234\u00a0AB Utrecht',
    values,
  });
});

test('a card of the address book names company and country', () => {
  const address = toAddress({ ...someAddress, companyName: 'Vries BV' });
  expect(toBookLines(address, 'Nederland')).toEqual([
    'Vries BV',
    'Lindenlaan 12 a',
    '1234\u00a0AB Utrecht',
    'Nederland',
  ]);
});
