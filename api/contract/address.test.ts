import fc from 'fast-check';
import { typedAddress } from '../testing/inputs.ts';
import { addressSchema } from './address.ts';
import { phonePattern } from './rules/text-rules.ts';

const problemOf = (change: object) =>
  addressSchema.validate({ ...typedAddress, ...change }).then(
    () => null,
    (error: Error) => error.message,
  );

describe('an address', () => {
  test('a telephone number has 8 to 15 digits, however it is grouped', () => {
    const gap = fc.constantFrom('', ' ', '-', '(', ')', '\u00a0');
    const groups = fc.array(fc.tuple(gap, fc.integer({ min: 0, max: 9 })), {
      minLength: 1,
      maxLength: 20,
      size: 'max',
    });
    fc.assert(
      fc.property(fc.constantFrom('', '+'), groups, (plus, digits) => {
        const isLong = digits.length >= 8 && digits.length <= 15;
        expect(phonePattern.test(plus + digits.flat().join(''))).toBe(isLong);
      }),
    );
  });

  test('its postal code is one of its own country, and kept in upper case', async () => {
    expect(await problemOf({ zipCode: '10115' })).toBe('zipCode');
    expect(await problemOf({ zipCode: '10115', country: 'DE' })).toBeNull();
    expect((await addressSchema.validate({ ...typedAddress, zipCode: ' 1012 ab ' })).zipCode).toBe('1012 AB');
  });

  test.each([
    ['a word as the number of the house', { houseNumber: 'twaalf' }, 'houseNumber'],
    [
      'a novel as the number of the house',
      { houseNumber: `1${'a'.repeat(40)}` },
      'houseNumber must be at most 40 characters',
    ],
    ['a second line in the street', { street: 'Lindelaan\nRCPT TO' }, 'invalid'],
    ['no city', { city: '  ' }, 'required'],
    ['a picture as a name', { firstName: '😀😀' }, 'personName'],
    ['markup as a name', { lastName: '<img src=x onerror=alert(1)>' }, 'personName'],
    ['a number of a house below zero', { houseNumber: '-5' }, 'houseNumber'],
    ['a Dutch postal code that begins with 0', { zipCode: '0000 AA' }, 'zipCode'],
    ['letters in the telephone number', { phone: 'call me 0612345678' }, 'phoneNumber'],
  ])('with %s it is refused', async (_, change, problem) => {
    expect(await problemOf(change)).toBe(problem);
  });

  test.each([
    { houseNumber: '12a' },
    { houseNumber: '1700/68', country: 'CZ', zipCode: '708 00' },
    { houseNumber: 'Rose Cottage', country: 'GB', zipCode: 'SW1A 1AA' },
  ])('the house is called as people there do: %j', async (change) => {
    expect(await problemOf(change)).toBeNull();
  });

  test('a business has a name, and nobody else needs one', async () => {
    expect(await problemOf({ addressInfo: 'business', companyName: ' ' })).toBe('required');
    expect(await problemOf({ addressInfo: 'business', companyName: 'Linden BV' })).toBeNull();
    expect(await problemOf({ addressInfo: 'personal', companyName: '' })).toBeNull();
  });

  test('a business in Turkey has a tax office and a number, elsewhere perhaps a VAT number', async () => {
    const turkish = { addressInfo: 'business', companyName: 'Ev AŞ', country: 'TR', zipCode: '34353' };
    expect(await problemOf({ ...turkish, taxNumber: '1234567890' })).toBe('required');
    expect(await problemOf({ ...turkish, taxOffice: 'Kadıköy' })).toBe('required');
    expect(await problemOf({ ...turkish, taxOffice: 'Kadıköy', taxNumber: '123' })).toBe('taxNumber');
    expect(await problemOf({ ...turkish, taxOffice: 'Kadıköy', taxNumber: '1234567890' })).toBeNull();
    const dutch = { ...typedAddress, addressInfo: 'business', companyName: 'Linden BV' };
    expect(await problemOf({ ...dutch, vatNumber: 'NL12' })).toBe('vatNumber');
    const saved = await addressSchema.validate({ ...dutch, vatNumber: 'nl 0012.345.67 b01' });
    expect(saved.vatNumber).toBe('NL001234567B01');
  });

  test('what nobody needs may be left out, what nobody knows may not be added', async () => {
    const { companyName: _companyName, addition: _addition, ...least } = typedAddress;
    expect(await addressSchema.validate(least)).toMatchObject({
      companyName: '',
      addition: '',
      district: '',
    });
    await expect(
      addressSchema.validate({ ...least, ownerId: 'me' }, { stripUnknown: false }),
    ).rejects.toThrow('ownerId');
  });
});
