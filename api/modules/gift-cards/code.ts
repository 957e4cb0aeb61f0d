import { createHash, randomInt } from 'node:crypto';
import { giftCardRules } from '../../contract/gift-card-rules.ts';
import { readableSigns } from '../../contract/order-number.ts';

/** 90 random bits in signs that can be read aloud. */
export function drawCode(): string {
  const { codeLength } = giftCardRules;
  return Array.from({ length: codeLength }, () => readableSigns[randomInt(readableSigns.length)]).join('');
}

/** A plain hash will do: nobody can try 2^90 codes. */
export function hashCode(code: string): string {
  return createHash('sha256').update(`gift-card.${code}`).digest('base64url');
}

export function endOf(code: string): string {
  return code.slice(-giftCardRules.shownSigns);
}
