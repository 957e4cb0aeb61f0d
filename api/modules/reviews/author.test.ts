import { someAddress } from '../../testing/shopper.ts';
import { authorOf } from './author.ts';

const nameOf = (lastName: string, language: 'nl' | 'tr') =>
  authorOf({ shippingAddress: { ...someAddress, firstName: 'Anna', lastName }, language });

it.each([
  ['de Vries', 'nl', 'Anna V.'],
  ['ijsbrand', 'nl', 'Anna I.'],
  ['işık', 'tr', 'Anna İ.'],
  ['ışık', 'tr', 'Anna I.'],
  ['işık', 'nl', 'Anna I.'],
  [' ', 'nl', 'Anna'],
] as const)('%s is shortened as %s writes it', (lastName, language, name) => {
  expect(nameOf(lastName, language)).toBe(name);
});
