import { banks, cardOf, icaOf, isCreditIca, isKnownIca } from './card-banks.ts';

describe('the bank of a card', () => {
  test('is known by the first six digits, however many are given', () => {
    expect(cardOf('55287912')).toEqual(cardOf('552879'));
    expect(cardOf('552879')).toMatchObject({ cardType: 'CREDIT_CARD', bankCode: '0012' });
    expect(cardOf('999999')).toBeNull();
    expect(cardOf('constructor')).toBeNull();
  });

  test('gives parts to credit cards only: no debit card has a family', () => {
    expect(cardOf('447505')).toMatchObject({ cardType: 'DEBIT_CARD', cardFamily: null });
  });

  test('has a code of its own for each kind of card, and none twice', () => {
    const codes = Object.values(banks).flatMap(({ ica }) => Object.values(ica));
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.every(isKnownIca)).toBe(true);
    expect(codes.filter(isCreditIca)).toHaveLength(codes.length / 2);
    expect(isKnownIca('0000')).toBe(false);
  });

  test('is found by its family in any case, not by that of another', () => {
    const wanted = { bankCode: '0046', cardType: 'CREDIT_CARD' } as const;
    expect(icaOf({ ...wanted, cardFamily: 'AXESS' })).toBe(icaOf(wanted));
    expect(icaOf({ ...wanted, cardFamily: 'Bonus' })).toBeNull();
    expect(icaOf({ ...wanted, bankCode: '9999' })).toBeNull();
  });
});
