/** How a code is stored and compared: `ｗelkom10 ` and `WELKOM10` are the same. */
export function toCouponCode(text: string): string {
  return text.normalize('NFKC').trim().toUpperCase();
}

/** Each once, in the order given; empty ones are none. */
export function toCouponCodes(texts: readonly (string | null | undefined)[]): string[] {
  return [...new Set(texts.map((text) => toCouponCode(text ?? '')).filter((code) => code !== ''))];
}
