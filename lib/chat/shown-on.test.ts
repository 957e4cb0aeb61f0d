import { isChatShownOn } from './shown-on';

it.each(['/nl/basket', '/nl/checkout', '/nl/checkout-callback/ideal', '/b2bTr/checkout', '/nl/design'])(
  'keeps out of %s',
  (path) => {
    expect(isChatShownOn(path)).toBe(false);
  },
);

it.each([
  '/nl',
  '/nl/order-completed',
  '/nl/bank-oslo-p-V100101',
  '/nl/auth/sign-in',
  '/nl/basket-of-wicker',
])('is on %s', (path) => {
  expect(isChatShownOn(path)).toBe(true);
});
