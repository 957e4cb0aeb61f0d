import { brandOf } from './card-brand.ts';

test.each([
  ['411111', 'visa'],
  ['552879', 'mastercard'],
  ['374427', 'american-express'],
  ['601100', 'discover'],
  ['305693', 'diners-club'],
  ['353011', 'jcb'],
  ['620000', 'unionpay'],
  ['979200', 'jcb'],
])('the brand of %s is %s', (bin, brand) => {
  expect(brandOf(bin)).toMatchObject({ brand });
});
