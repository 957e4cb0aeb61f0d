import { pageOf } from './page-of';

test.each([
  ['/nl', { kind: 'home', vsin: null }],
  ['/nl/', { kind: 'home', vsin: null }],
  ['/nl/sofa-oslo-p-V100101', { kind: 'product', vsin: 'V100101' }],
  ['/de/sofas-c-C11', { kind: 'category', vsin: 'C11' }],
  ['/nl/linden-collectie-cl-CL1', { kind: 'collection', vsin: 'CL1' }],
  ['/nl/massief-hout-t-T1', { kind: 'tag', vsin: 'T1' }],
  ['/nl/search', { kind: 'search', vsin: null }],
  ['/nl/newest-products', { kind: 'newest', vsin: null }],
  ['/nl/express-delivery', { kind: 'express', vsin: null }],
  ['/nl/showroom-products', { kind: 'showroom', vsin: null }],
  ['/nl/herfst-in-huis', { kind: 'content', vsin: null }],
  ['/nl/basket', { kind: 'basket', vsin: null }],
  ['/nl/checkout', { kind: 'checkout', vsin: null }],
  ['/nl/checkout-callback/ideal', { kind: 'payment', vsin: null }],
  ['/nl/order-completed', { kind: 'order-completed', vsin: null }],
  ['/nl/auth/sign-in', { kind: 'auth', vsin: null }],
  ['/nl/account/orders', { kind: 'account', vsin: null }],
])('%s is told of as %j', (path, page) => {
  expect(pageOf(path)).toEqual(page);
});

test.each(['/nl/preview', '/nl/preview/3/1', '/nl/design'])('nothing is told of %s', (path) => {
  expect(pageOf(path)).toBeNull();
});

test('a name of an object is no sort of page', () => {
  expect(pageOf('/nl/constructor')).toEqual({ kind: 'content', vsin: null });
});
