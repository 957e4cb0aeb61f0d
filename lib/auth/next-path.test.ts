import { nextPath } from './next-path';

describe('where to go after signing in', () => {
  it.each(['/nl/checkout', '/nl/account/orders', '/nl/oslo-p-V100101?variant=2', '/nl'])(
    'follows %s',
    (path) => {
      expect(nextPath('nl', path)).toBe(path);
    },
  );

  it.each([
    null,
    '',
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/be/checkout',
    '/nlx',
    '/nl/../api/nl/signout',
    '/nl/auth/sign-in',
    'javascript:alert(1)',
  ])('goes home instead of %s', (path) => {
    expect(nextPath('nl', path)).toBe('/nl');
  });
});
