import { countryOf } from './country.ts';

test.each([
  ['8.8.8.8', 'US'],
  ['::ffff:8.8.8.8', 'US'],
  ['8.8.8.8:443', 'US'],
  ['10.0.0.1', null],
  ['127.0.0.1', null],
  ['8.8.8.256', null],
  ['2001:4860:4860::8888', null],
  ['8.8.8', null],
  ['', null],
])('%s is in %s', (address, country) => {
  expect(countryOf(address)).toBe(country);
});
