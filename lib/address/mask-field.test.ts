import userEvent from '@testing-library/user-event';
import { isValidZipCode } from '@/api/contract/zip-code';
import { maskField } from './mask-field';
import { zipCodeMasks } from './zip-code-masks';

function setUp(country: keyof typeof zipCodeMasks = 'NL', value = '') {
  const field = document.createElement('input');
  document.body.replaceChildren(field);
  field.value = value;
  const end = maskField(field, zipCodeMasks[country] ?? '', country);
  return { field, end, user: userEvent.setup() };
}

test.each([
  ['NL', '3512je', '3512 je'],
  ['NL', '3512 je', '3512 je'],
  ['NL', '35x12-jeu', '3512 je'],
  ['BE', '10000', '1000'],
  ['DE', '10117', '10117'],
  ['AT', '1010', '1010'],
  ['CZ', '11000', '110 00'],
  ['TR', '34430', '34430'],
] as const)('in %s %j is typed as %j', async (country, typed, written) => {
  const { field, user } = setUp(country);
  await user.type(field, typed);
  expect(field).toHaveValue(written);
  expect(isValidZipCode(field.value, country)).toBe(true);
});

test.each([
  ['NL', 'NL-3512JE', '3512 JE'],
  ['BE', 'B-1000', '1000'],
  ['DE', 'd 10117', '10117'],
  ['CZ', ' 11000 ', '110 00'],
  ['NL', 'SW1A 1AA', 'SW1A 1AA'],
  ['NL', 'L-1234', 'L-1234'],
  ['AT', '1010 Wien', '1010 Wien'],
] as const)('in %s %j is pasted as %j', async (country, pasted, written) => {
  const { field, user } = setUp(country);
  await user.click(field);
  await user.paste(pasted);
  expect(field).toHaveValue(written);
});

test('a digit in the middle is mended without a loss of what is behind it, and the caret stays', async () => {
  const { field, user } = setUp('NL', '3512 JE');
  await user.click(field);
  field.setSelectionRange(2, 2);
  await user.keyboard('{Backspace}');
  expect([field.value, field.selectionStart]).toEqual(['312 JE', 1]);
  await user.keyboard('9');
  expect([field.value, field.selectionStart]).toEqual(['3912 JE', 2]);
  await user.keyboard('9');
  expect(field).toHaveValue('3912 JE');
});

test('the caret stays behind what was typed when a space is written before it', async () => {
  const { field, user } = setUp('CZ', '110');
  await user.click(field);
  field.setSelectionRange(3, 3);
  await user.keyboard('5');
  expect([field.value, field.selectionStart]).toEqual(['110 5', 5]);
  await user.keyboard('{Backspace}');
  expect([field.value, field.selectionStart]).toEqual(['110', 3]);
});

test('what stands in the field and does not fit can be mended sign by sign', async () => {
  const { field, user } = setUp('BE', 'SW1A');
  expect(field).toHaveValue('SW1A');
  await user.type(field, 'x');
  expect(field).toHaveValue('SW1Ax');
  await user.clear(field);
  await user.type(field, 'x1000');
  expect(field).toHaveValue('1000');
});

test('what a browser fills in is written as the country does', () => {
  const { field } = setUp('NL');
  field.value = '1012LG';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(field).toHaveValue('1012 LG');
});

test('an ended mask leaves the field alone', async () => {
  const { field, end, user } = setUp('NL');
  end();
  await user.type(field, 'SW1A 1AA');
  expect(field).toHaveValue('SW1A 1AA');
});
