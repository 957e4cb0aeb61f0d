import {
  czechInputSchema,
  findAddressQuerySchema,
  maxCzechSuggestions,
  postcodeQuerySchema,
} from './lookup.ts';

describe('looking up an address', () => {
  test.each([
    ['1', true],
    ['20', true],
    ['21', false],
    ['0', false],
    ['5x', false],
  ])('%s at most', (limit, isTaken) => {
    expect(findAddressQuerySchema.isValidSync({ text: 'Damrak', limit })).toBe(isTaken);
  });

  test.each([
    ['NL', true],
    ['nl,be', true],
    ['', true],
    ['NL,', false],
    ['Nederland', false],
    [Array.from({ length: 21 }, () => 'NL').join(','), false],
  ])('in the countries "%s"', (countries, isTaken) => {
    expect(findAddressQuerySchema.isValidSync({ text: 'Damrak', countries })).toBe(isTaken);
  });

  test('by postcode wants the number of the house, with what may stand behind it', () => {
    expect(postcodeQuerySchema.isValidSync({ zipCode: '1012 LG', houseNumber: '1' })).toBe(true);
    expect(postcodeQuerySchema.isValidSync({ zipCode: '1012 LG', houseNumber: '1a' })).toBe(true);
    expect(postcodeQuerySchema.isValidSync({ zipCode: '1012 LG', houseNumber: 'a1' })).toBe(false);
    expect(postcodeQuerySchema.isValidSync({ zipCode: '1012 LG', houseNumber: '123456' })).toBe(false);
    expect(postcodeQuerySchema.isValidSync({ zipCode: '1012 LG', houseNumber: '' })).toBe(false);
  });

  test('a Czech form that names no limit gets as many as there may be', () => {
    const typed = { fieldType: 'WHOLE_ADDRESS', values: { WHOLE_ADDRESS: 'Husova' } };
    expect(czechInputSchema.validateSync(typed).limit).toBe(maxCzechSuggestions);
    expect(czechInputSchema.isValidSync({ ...typed, limit: maxCzechSuggestions + 1 })).toBe(false);
  });
});
