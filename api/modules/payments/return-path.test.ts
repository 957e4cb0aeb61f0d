import fc from 'fast-check';
import { checkReturnPaths, returnPath } from './return-path.ts';

describe('the way back of a shopper', () => {
  test('carries what it is given, whatever is in it, and keeps what was there', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const url = new URL(returnPath('/nl/checkout?a=1', { outcome: value }), 'http://shop.invalid');
        expect(url.pathname).toBe('/nl/checkout');
        expect(url.searchParams.get('a')).toBe('1');
        expect(url.searchParams.get('outcome')).toBe(value.toWellFormed());
      }),
    );
  });

  test('never leads to another host', () => {
    expect(returnPath('https://evil.example/nl/', {})).toBe('/nl/');
  });

  test.each([
    ['/nl/checkout', true],
    ['/de/checkout', false],
    ['/nlx/checkout', false],
    ['//nl/checkout', false],
  ])('to the Dutch shop may be %s', (path, isOwn) => {
    const check = () => checkReturnPaths('nl', { successUrl: '/nl/thanks', cancelUrl: path });
    if (isOwn) expect(check).not.toThrow();
    else
      expect(check).toThrow(
        expect.objectContaining({ fields: [{ property: 'cancelUrl', message: 'invalid' }] }),
      );
  });
});
