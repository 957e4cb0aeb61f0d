import { walletPhone } from './wallet';

test.each([
  ['0555 123 45 67', '905551234567'],
  ['+90 (555) 123-45-67', '905551234567'],
  ['5551234567', '905551234567'],
  ['905551234567', '905551234567'],
  ['0212 123 45 67', null],
  ['+31 6 12345678', null],
  ['555', null],
  ['', null],
])('the phone of a wallet %j is %s', (text, phone) => {
  expect(walletPhone(text)).toBe(phone);
});
