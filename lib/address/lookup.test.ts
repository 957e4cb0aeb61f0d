import { canLookUp, fieldsToFill } from './lookup';

describe('canLookUp', () => {
  const typed = { country: 'NL', zipCode: '1012 ab', houseNumber: '12' };

  it('holds for a Dutch postcode with a house number', () => expect(canLookUp(typed)).toBe(true));

  it.each([
    { zipCode: '1012' },
    { zipCode: '' },
    { houseNumber: '' },
    { houseNumber: 'Villa' },
    { houseNumber: '123456' },
    { country: 'BE' },
  ])('does not for %j', (change) => expect(canLookUp({ ...typed, ...change })).toBe(false));
});

describe('fieldsToFill', () => {
  const found = { street: 'Damrak', city: 'Amsterdam' };
  const empty = { street: '', city: '' };

  it('fills what is empty', () => expect(fieldsToFill(found, empty, null)).toEqual(found));

  it('replaces what an earlier look-up wrote', () => {
    const written = { street: 'Coolsingel', city: 'Rotterdam' };
    expect(fieldsToFill(found, written, written)).toEqual(found);
  });

  it('leaves what the shopper typed', () => {
    const written = { street: 'Coolsingel', city: 'Rotterdam' };
    expect(fieldsToFill(found, { street: 'Coolsingel Zuid', city: '' }, written)).toEqual({
      city: 'Amsterdam',
    });
    expect(fieldsToFill(found, { street: 'Lindelaan', city: 'Utrecht' }, null)).toEqual({});
  });

  it('never empties a field', () => {
    const written = { street: 'Coolsingel', city: 'Rotterdam' };
    expect(fieldsToFill(empty, written, written)).toEqual({});
  });
});
