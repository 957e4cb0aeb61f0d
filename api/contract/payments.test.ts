import fc from 'fast-check';
import { binCheckInputSchema, klarnaAuthorizeInputSchema } from './payments.ts';

describe('what a payment widget hands over', () => {
  test('never is a card number, however it is grouped', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 19 });
    fc.assert(
      fc.property(digits, fc.constantFrom('', ' ', '-', ' - '), (card, gap) => {
        expect(klarnaAuthorizeInputSchema.isValidSync({ authToken: ` ${card.join(gap)} ` })).toBe(false);
      }),
    );
  });

  test('may be a token with digits in it', () => {
    expect(klarnaAuthorizeInputSchema.isValidSync({ authToken: 'tok-4111111111111111-x' })).toBe(true);
    expect(klarnaAuthorizeInputSchema.isValidSync({ authToken: '12345678901' })).toBe(true);
  });
});

test.each([
  ['six digits', '552879', true],
  ['eight digits', '55287901', true],
  ['nine', '552879012', false],
  ['a hidden one', '5528*9', false],
])('a card is asked about by %s', (_, bin, isTaken) => {
  expect(binCheckInputSchema.isValidSync({ bin, totalAmount: 1 })).toBe(isTaken);
});
