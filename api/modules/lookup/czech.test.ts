import { suggestCzech } from './czech.ts';

const found = (text: string, limit = 10) =>
  suggestCzech(text, limit).map(({ values }) => values.WHOLE_ADDRESS);

describe('a Czech address', () => {
  test('is found by beginnings of words, in any order, without its accents', () => {
    expect(found('husova')).toEqual(['Husova 535/18, 602 00 Brno']);
    expect(found('BRNO domin')).toEqual(['Dominikánské náměstí 196/1, 601 67 Brno']);
  });

  test('is found by its postcode, with or without the space', () => {
    expect(found('60200')).toEqual(found('602 00'));
    expect(found('60200')).not.toEqual([]);
  });

  test('must have every word', () => {
    expect(found('husova praha')).toEqual([]);
    expect(found(' ,. ')).toEqual([]);
  });

  test('is one of so many at most', () => {
    expect(found('praha', 3)).toHaveLength(3);
  });
});
