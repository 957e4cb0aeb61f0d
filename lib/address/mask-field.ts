import { Maskito, type MaskitoOptions, maskitoTransform } from '@maskito/core';

/** Signs of input masks (§5); any other sign stands for itself and is written for the typist. */
const signs: ReadonlyMap<string, RegExp> = new Map([
  ['#', /\d/],
  ['A', /\p{L}/u],
  ['N', /[\p{L}\d]/u],
  ['X', /./su],
]);

export function toMask(pattern: string): MaskitoOptions {
  return { mask: [...pattern].map((sign) => signs.get(sign) ?? sign) };
}

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

/** Whether nothing of the text would be lost. */
export function fitsMask(text: string, options: MaskitoOptions): boolean {
  return withoutSpaces(maskitoTransform(text, options)) === withoutSpaces(text);
}

/**
 * Keeps what is typed, pasted or filled in to the pattern from now on. What stands there already and does not fit,
 * such as the postcode of another country, stays, without a mask. Returns how to end it.
 */
export function maskField(field: HTMLInputElement, pattern: string): () => void {
  const options = toMask(pattern);
  if (!fitsMask(field.value, options)) return () => {};
  const mask = new Maskito(field, options);
  return () => mask.destroy();
}
