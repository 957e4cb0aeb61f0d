import creditCardType from 'credit-card-type';

/** Of a card whose brand is not known (yet). */
const anyGaps = [4, 8, 12];
const anyLengths = [12, 13, 14, 15, 16, 17, 18, 19];
const anyCodeSizes = [3, 4];
/** Digits that say which bank a card is of; more of its number leaves this page for nowhere. */
const binLength = 6;

export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** Undefined as long as the digits fit several brands. */
function kindOf(number: string) {
  const kinds = creditCardType(number);
  return number !== '' && kinds.length === 1 ? kinds[0] : undefined;
}

/** How such a number is written, e.g. `#### #### #### ####`. */
export function numberMask(number: string): string {
  const kind = kindOf(number);
  const gaps = kind?.gaps ?? anyGaps;
  const length = Math.max(...(kind?.lengths ?? anyLengths));
  return Array.from({ length }, (_, index) => (gaps.includes(index) ? ' #' : '#')).join('');
}

/** Null until there are enough digits. */
export function binOf(number: string): string | null {
  return number.length < binLength ? null : number.slice(0, binLength);
}

/** ISO/IEC 7812-1: doubled at every second place from the right, the digits add up to tens. */
function hasCheckDigit(number: string): boolean {
  const digits = [...number].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const counted = index % 2 === 1 ? digit * 2 : digit;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}

/** Whether there can be such a card. UnionPay gives out numbers without a check digit. */
export function isCardNumber(number: string): boolean {
  const kind = kindOf(number);
  const lengths = kind?.lengths ?? anyLengths;
  return lengths.includes(number.length) && (kind?.type === 'unionpay' || hasCheckDigit(number));
}

/** As people and browsers write it: `12 / 26`, `1/2026`, `1226`. */
const expiries = [/^(0?[1-9]|1[0-2])\s*[/.\s-]\s*(?:20)?(\d\d)$/, /^(0[1-9]|1[0-2])(?:20)?(\d\d)$/];

/** Whether `MM / YY` is a month that is not over yet and that a card can bear. */
export function isExpiry(text: string, now: Date): boolean {
  const found = expiries.flatMap((expiry) => expiry.exec(text.trim()) ?? []);
  const [, month = '', year = ''] = found;
  if (month === '') return false;
  const months = (2000 + Number(year)) * 12 + Number(month);
  const thisMonth = now.getFullYear() * 12 + now.getMonth() + 1;
  return months >= thisMonth && months <= thisMonth + 20 * 12;
}

export function isSecurityCode(code: string, number: string): boolean {
  const size = kindOf(number)?.code.size;
  const sizes = size === undefined ? anyCodeSizes : [size];
  return /^\d+$/.test(code) && sizes.includes(code.length);
}

/** How many digits the code of the card has; as long as its brand is not known, those of most. */
export function codeSize(number: string): number {
  return kindOf(number)?.code.size ?? Math.min(...anyCodeSizes);
}
