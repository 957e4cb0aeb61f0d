import { addressFieldNames, factsOf, forEachField } from './address-fields.ts';
import { addressLine, toAddressLines } from './address-lines.ts';

const address = {
  ...forEachField(() => ''),
  firstName: 'Jan',
  lastName: 'de Vries',
  email: 'jan@example.nl',
  phone: '06 12345678',
  street: 'Lindenlaan',
  houseNumber: '12',
  addition: 'a',
  zipCode: '1234 AB',
  city: 'Utrecht',
};

describe('the lines of an address', () => {
  it.each([
    ['summary', ['Jan de Vries', 'Lindenlaan 12 a', '1234 AB Utrecht']],
    ['book', ['Lindenlaan 12 a', '1234 AB Utrecht', 'Nederland']],
    ['order', ['Jan de Vries', 'Lindenlaan 12 a', '1234 AB Utrecht', 'jan@example.nl']],
    ['mail', ['Jan de Vries', 'Lindenlaan 12 a', '1234 AB Utrecht', 'Nederland', '06 12345678']],
  ] as const)('of a %s leave out what is empty', (layout, lines) => {
    expect(toAddressLines(address, layout, 'Nederland')).toEqual(lines);
  });

  it('hold company, district and county where these are told', () => {
    const full = { ...address, addition: '', companyName: 'Vries BV', district: 'Moda', county: 'Kadıköy' };
    expect(toAddressLines(full, 'mail')).toEqual([
      'Jan de Vries',
      'Vries BV',
      'Lindenlaan 12',
      'Moda, Kadıköy',
      '1234 AB Utrecht',
      '06 12345678',
    ]);
  });

  it('write every field somewhere', () => {
    for (const field of addressFieldNames)
      expect(addressLine({ ...address, [field]: 'here' }, factsOf(field).line)).toContain('here');
  });
});
