/**
 * Numbers of orders: `LW-7K4-M9X-R39` is eight signs that nobody can guess and one that tells a slip of the pen.
 * The signs have no vowels, so that no word comes about, and none that looks like another: neither 0 and O, 1, I and L,
 * nor the letters that are read as 2, 5, 6, 8 or V. Orders from before have digits that follow each other: LW-260001234.
 */

import { oneLine } from './plain-text.ts';

/** 23 of them, a prime: the check sign tells every single wrong sign and every two that changed places. */
export const readableSigns = '23456789CDFHJKMNPQRTVWX';
export const randomSignCount = 8;
const numberPattern = new RegExp(`^[${readableSigns}]{${randomSignCount + 1}}$`);
/** The year and at least seven digits. */
const oldPattern = /^\d{9,17}$/;
const readAs: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', Z: '2', S: '5', G: '6', B: '8' };

/** What people type as they read it: in capitals, without spaces and dashes, signs that are no others' read as theirs. */
export function readSigns(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/[OILZSGB]/g, (sign) => readAs[sign] ?? sign);
}

/** The sign that follows these eight. */
export function checkSign(signs: string): string {
  const sum = [...signs].reduce((total, sign, index) => total + (index + 2) * readableSigns.indexOf(sign), 0);
  const { length } = readableSigns;
  return readableSigns[(length - (sum % length)) % length] ?? '';
}

/** Whether a number of these signs would be taken for one from before. */
export function looksOld(signs: string): boolean {
  return /^\d+$/.test(signs);
}

/** @param signs nine of them, the check sign included */
export function writeOrderNumber(signs: string): string {
  return ['LW', ...(signs.match(/.{3}/g) ?? [])].join('-');
}

/** The order number somebody meant, as it is written; null for what cannot be one. */
export function orderNumberOf(typed: string): string | null {
  const signs = readSigns(typed.trim().replace(/^lw/i, ''));
  if (oldPattern.test(signs)) return `LW-${signs}`;
  const isNumber = numberPattern.test(signs) && checkSign(signs.slice(0, -1)) === signs.slice(-1);
  return isNumber ? writeOrderNumber(signs) : null;
}

const maxTyped = 40;

/** An order number as somebody types it, kept as it is written; what cannot be one stays as it is. */
export const typedOrderNumber = () =>
  oneLine()
    .max(maxTyped)
    .transform((typed: unknown) => (typeof typed === 'string' ? (orderNumberOf(typed) ?? typed) : typed));
