import { typedPayment } from '../testing/inputs.ts';
import { checkoutInputSchema, maxInstallments } from './checkout.ts';

const takes = (change: object) =>
  checkoutInputSchema.isValidSync({ ...typedPayment, expectedTotal: 1, ...change }, { stripUnknown: false });

describe('what checkout takes', () => {
  test.each([
    '//evil.example/nl/',
    '//evil/nl/',
    'https://evil.example/nl/',
    '/nl/\\evil.example',
    '/nl',
    '/nl/a b',
    'nl/checkout',
  ])('never sends a shopper to %s', (path) => {
    expect(takes({ successUrl: path })).toBe(false);
    expect(takes({ cancelUrl: path })).toBe(false);
  });

  test.each([
    ['the first six digits of a card', { bin: '552879' }, true],
    ['a whole card number', { bin: '5528790000000008' }, false],
    ['no part at all', { installmentCount: 0 }, false],
    ['as many parts as there may be', { installmentCount: maxInstallments }, true],
    ['one part more', { installmentCount: maxInstallments + 1 }, false],
    ['no total', { expectedTotal: undefined }, false],
    ['a negative total', { expectedTotal: -1 }, false],
    ['a total of its own making', { total: 1 }, false],
  ])('%s', (_, change, isTaken) => {
    expect(takes(change)).toBe(isTaken);
  });

  test('terms that were not spoken of are not accepted', () => {
    const { termAndConditionIsAccepted: _accepted, ...silent } = typedPayment;
    expect(checkoutInputSchema.validateSync({ ...silent, expectedTotal: 1 }).termAndConditionIsAccepted).toBe(
      false,
    );
  });
});
