import { methodOfCallback } from './callback-method';

test.each([
  ['ideal', 'ideal'],
  ['pay-later', 'pay-later'],
  ['klarna', 'pay-later'],
  ['paypal', 'paypal'],
  ['masterpass', 'masterpass'],
  ['sandbox', null],
  ['constructor', null],
  [undefined, null],
])('the callback of %s tells of %s', (name, method) => {
  expect(methodOfCallback(name)).toBe(method);
});
