import { isIban, toIban, writeIban } from './iban.ts';

// Those that banks publish as the examples of their countries.
test.each([
  'NL91 ABNA 0417 1643 00',
  'be68539007547034',
  'DE89370400440532013000',
  'AT61 1904 3002 3457 3201',
  'LU28 0019 4006 4475 0000',
  'CZ65 0800 0000 1920 0014 5399',
  'GB29 NWBK 6016 1331 9268 19',
  'TR33 0006 1005 1978 6457 8413 26',
  'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
])('%s is one', (iban) => expect(isIban(iban)).toBe(true));

test.each([
  ['a digit that is wrong', 'NL91 ABNA 0417 1643 01'],
  ['two digits that changed places', 'NL91 ABNA 0417 1634 00'],
  ['one sign less', 'NL91 ABNA 0417 1643 0'],
  ['a country that has none', 'US91 ABNA 0417 1643 00'],
  ['the number of an account before there were any', '417164300'],
  ['nothing', ''],
  ['other signs', 'NL91ABNA0417١٦٤٣00'],
])('%s is none', (_, typed) => expect(isIban(typed)).toBe(false));

test('is kept as banks keep it, and written in groups', () => {
  expect(toIban(' nl91 abna-0417.1643 00')).toBe('NL91ABNA0417164300');
  expect(writeIban('NL91ABNA0417164300')).toBe('NL91 ABNA 0417 1643 00');
});
