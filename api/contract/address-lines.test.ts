import { addressFieldNames, factsOf } from './address-fields.ts';
import { addressLine, toAddressLines } from './address-lines.ts';
import { someAddress } from './testing/some-address.ts';

describe('the lines of an address', () => {
  it.each([
    ['summary', ['Jan de Vries', 'Lindenlaan 12 a', '1234 AB Utrecht']],
    ['book', ['Lindenlaan 12 a', '1234 AB Utrecht', 'Nederland']],
    ['order', ['Jan de Vries', 'Lindenlaan 12 a', '1234 AB Utrecht']],
    ['mail', ['Jan de Vries', 'Lindenlaan 12 a', '1234 AB Utrecht', 'Nederland', '06 12345678']],
  ] as const)('of a %s leave out what is empty', (layout, lines) => {
    expect(toAddressLines(someAddress, layout, 'Nederland')).toEqual(lines);
  });

  it('hold company, district and county where these are told', () => {
    const full = {
      ...someAddress,
      addition: '',
      companyName: 'Vries BV',
      district: 'Moda',
      county: 'Kadıköy',
    };
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
      expect(addressLine({ ...someAddress, [field]: 'here' }, factsOf(field).line)).toContain('here');
  });
});
