/** Signs of an IBAN by country (ISO 13616 registry): where the shop delivers, and wherever SEPA reaches. */
const lengths: Readonly<Record<string, number>> = {
  AD: 24,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  TR: 26,
  VA: 22,
};

/** As banks keep it: capitals, no spaces. */
export function toIban(typed: string): string {
  return typed.replace(/[\s\u00a0.-]/g, '').toUpperCase();
}

/** Remainder of the number by 97, letters being 10 to 35; kept small, as the number has some sixty digits. */
function remainderOf(text: string): number {
  let remainder = 0;
  for (const digit of [...text].map((sign) => Number.parseInt(sign, 36)).join(''))
    remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder;
}

/** Whether it has the length of its country and its check digits are right; spaces and small letters are forgiven. */
export function isIban(typed: string): boolean {
  const iban = toIban(typed);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) || lengths[iban.slice(0, 2)] !== iban.length) return false;
  return remainderOf(iban.slice(4) + iban.slice(0, 4)) === 1;
}

/** In groups of four, as it is printed. */
export function writeIban(iban: string): string {
  return iban.match(/.{1,4}/g)?.join(' ') ?? iban;
}
