import { basketInputSchema, basketItemInputSchema, maxLines, maxPieces } from './basket.ts';

const line = { productId: 'V12', quantity: 1 };

describe('what may be put into a basket', () => {
  test.each([
    ['no piece', { quantity: 0 }, false],
    ['half a piece', { quantity: 1.5 }, false],
    ['a number written as text', { quantity: '2' }, false],
    ['as many pieces as a line may hold', { quantity: maxPieces }, true],
    ['one more', { quantity: maxPieces + 1 }, false],
    ['something that is no vsin', { productId: 'V12; DROP' }, false],
    ['a price of the shopper', { unitPrice: 1 }, false],
  ])('%s', (_, change, isTaken) => {
    expect(basketItemInputSchema.isValidSync({ ...line, ...change }, { stripUnknown: false })).toBe(isTaken);
  });

  test('no more lines than a basket holds', () => {
    const lines = (count: number) => ({ items: Array.from({ length: count }, () => line) });
    expect(basketInputSchema.isValidSync(lines(maxLines))).toBe(true);
    expect(basketInputSchema.isValidSync(lines(maxLines + 1))).toBe(false);
  });

  test('what is left out stays left out, so that it is not changed', () => {
    expect(basketInputSchema.validateSync({})).toEqual({});
  });

  test('an empty note is none; breaks of every system are kept as one kind', () => {
    expect(basketInputSchema.validateSync({ note: '  ' }).note).toBeNull();
    expect(basketInputSchema.validateSync({ note: 'a\r\nb\rc' }).note).toBe('a\nb\nc');
  });
});
