import { readCardMark, readProductMark, toCardMark, toProductMark } from './item-marks';

const eur = (amount: number) => ({ amount, currency: 'EUR' as const });

test('a card says what cannot be read on it, and it is read back', () => {
  const mark = toCardMark({
    vsin: 'V100101',
    unitPrice: eur(129900),
    generalMarketPrice: eur(159900),
    deliveryDays: 3,
  });
  expect(mark).toBe('V100101 129900 159900 3');
  expect(readCardMark(mark)).toEqual({
    vsin: 'V100101',
    unitPriceMinor: 129900,
    generalMarketPriceMinor: 159900,
    deliveryDays: 3,
  });
});

test('what there is not stays unknown instead of nought', () => {
  const mark = toCardMark({ vsin: 'V1', unitPrice: eur(0), generalMarketPrice: null, deliveryDays: null });
  expect(readCardMark(mark)).toEqual({
    vsin: 'V1',
    unitPriceMinor: 0,
    generalMarketPriceMinor: null,
    deliveryDays: null,
  });
});

test('the page of a product has its category too', () => {
  const priced = { vsin: 'V1', unitPrice: eur(5), generalMarketPrice: null, deliveryDays: 0 };
  expect(readProductMark(toProductMark(priced, 'Banken & fauteuils'))).toMatchObject({
    vsin: 'V1',
    deliveryDays: 0,
    category: 'Banken & fauteuils',
  });
  expect(readProductMark(toProductMark(priced, ''))?.category).toBeNull();
});

test.each(['', 'V1', 'C11 5 - -', 'V1 -5 - -', 'V1 5 - - more'])('%j is no mark of a card', (mark) => {
  expect(readCardMark(mark)).toBeNull();
});
