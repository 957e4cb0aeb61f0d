import { maskitoTransform } from '@maskito/core';
import { isValidZipCode } from '@/api/contract/zip-code';
import { fitsMask, maskField, toMask } from './mask-field';
import { zipCodeMasks } from './zip-code-masks';

describe('the signs of a mask', () => {
  test.each([
    ['#', ['0', '9'], ['a', ' ', '٣']],
    ['A', ['a', 'Ç', 'ж'], ['1', '-', ' ']],
    ['N', ['a', '7', 'é'], ['-', ' ']],
    ['X', ['a', '7', '-', '🛋', ' '], []],
  ])('%s', (sign, taken, refused) => {
    const { mask } = toMask(sign);
    const pattern = Array.isArray(mask) ? mask[0] : null;
    if (!(pattern instanceof RegExp)) throw new Error('no class of signs');
    const whole = new RegExp(`^(?:${pattern.source})$`, pattern.flags);
    for (const text of taken) expect(whole.test(text)).toBe(true);
    for (const text of refused) expect(whole.test(text)).toBe(false);
  });

  test('any other sign is written for the typist', () => {
    expect(maskitoTransform('3512je', toMask('#### AA'))).toBe('3512 je');
    expect(maskitoTransform('11000', toMask('### ##'))).toBe('110 00');
  });
});

test.each([
  ['NL', '3512 JE', '3512je'],
  ['BE', '1000', 'B-1000'],
  ['DE', '10117', 'D 10117'],
  ['AT', '1010', '1010 Wien'],
  ['CZ', '110 00', '11000'],
  ['TR', '34430', '34430'],
] as const)('what is pasted in %s becomes a postcode of it', (country, zipCode, pasted) => {
  const written = maskitoTransform(pasted, toMask(zipCodeMasks[country] ?? ''));
  expect(written.toUpperCase()).toBe(zipCode);
  expect(isValidZipCode(written, country)).toBe(true);
});

test('what stands in the field already and does not fit loses nothing', () => {
  const field = document.createElement('input');
  field.value = 'SW1A 1AA';
  maskField(field, '#### AA')();
  expect(field.value).toBe('SW1A 1AA');
  expect(fitsMask('', toMask('#### AA'))).toBe(true);
});
