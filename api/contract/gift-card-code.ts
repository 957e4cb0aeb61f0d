import { giftCardRules } from './gift-card-rules.ts';
import { readableSigns, readSigns } from './order-number.ts';

const pattern = new RegExp(`^[${readableSigns}]{${giftCardRules.codeLength}}$`);

/** The code somebody meant, without spaces and dashes; null for what cannot be one. */
export function giftCardCodeOf(typed: string): string | null {
  const signs = readSigns(typed);
  return pattern.test(signs) ? signs : null;
}

/** `7K4M-9XRT-…` */
export function writeGiftCardCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code;
}
