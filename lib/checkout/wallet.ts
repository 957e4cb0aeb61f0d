import type { WalletCard } from './models';

/**
 * Plays Masterpass's own script, which alone knows the cards of a phone: published test cards, the same for each. What becomes
 * of paying with one says the sandbox's page.
 */
const cards: readonly WalletCard[] = [
  {
    bin: '545103',
    lastDigits: '0000',
    name: 'Yapı Kredi World',
    bankCode: '0067',
    cardType: 'CREDIT_CARD',
    cardFamily: 'World',
  },
  {
    bin: '540036',
    lastDigits: '0014',
    name: 'Garanti BBVA Bonus',
    bankCode: '0062',
    cardType: 'CREDIT_CARD',
    cardFamily: 'Bonus',
  },
  {
    bin: '516888',
    lastDigits: '0008',
    name: 'Yapı Kredi',
    bankCode: '0067',
    cardType: 'DEBIT_CARD',
    cardFamily: null,
  },
];

/** A number of Turkey as people write it, for Masterpass: `905551234567`; null where it is none. */
export function walletPhone(text: string): string | null {
  const [, number] = /^(?:\+?90|0)?(5\d{9})$/.exec(text.replaceAll(/[\s()-]/g, '')) ?? [];
  return number ? `90${number}` : null;
}

/** The cards that belong to a phone. */
export function walletCards(phone: string): readonly WalletCard[] {
  return phone === '' ? [] : cards;
}
