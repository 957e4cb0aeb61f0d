import { lookUp } from '../../contract/look-up.ts';
import type { cardTypes } from '../../contract/payments.ts';

export type CardType = (typeof cardTypes)[number];
type Card = { bankCode: string; cardFamily: string | null; cardType: CardType };
/** `ica`: what Masterpass calls the bank, one for its credit and one for its debit cards. Values of the sandbox. */
type Bank = { name: string; family: string; ica: Readonly<Record<CardType, string>> };

/** Banks by their EFT code, with the family of credit cards that can be paid in parts. */
export const banks: Readonly<Record<string, Bank>> = {
  '0012': { name: 'Halkbank', family: 'Paraf', ica: { CREDIT_CARD: '9165', DEBIT_CARD: '9166' } },
  '0015': { name: 'VakıfBank', family: 'World', ica: { CREDIT_CARD: '3771', DEBIT_CARD: '3772' } },
  '0046': { name: 'Akbank', family: 'Axess', ica: { CREDIT_CARD: '2030', DEBIT_CARD: '2031' } },
  '0062': { name: 'Garanti BBVA', family: 'Bonus', ica: { CREDIT_CARD: '2110', DEBIT_CARD: '2111' } },
  '0064': { name: 'İş Bankası', family: 'Maximum', ica: { CREDIT_CARD: '3039', DEBIT_CARD: '3040' } },
  '0067': { name: 'Yapı Kredi', family: 'World', ica: { CREDIT_CARD: '1684', DEBIT_CARD: '1685' } },
  '0134': { name: 'DenizBank', family: 'Bonus', ica: { CREDIT_CARD: '4118', DEBIT_CARD: '4119' } },
};

const credit = (bankCode: string): Card => ({
  bankCode,
  cardFamily: banks[bankCode]?.family ?? null,
  cardType: 'CREDIT_CARD',
});
const debit = (bankCode: string): Card => ({ bankCode, cardFamily: null, cardType: 'DEBIT_CARD' });

/** First six digits of published test cards. */
const cards: Readonly<Record<string, Card>> = {
  '552879': credit('0012'),
  '447505': debit('0012'),
  '415792': credit('0015'),
  '491005': debit('0015'),
  '552608': credit('0046'),
  '589004': debit('0046'),
  '540036': credit('0062'),
  '374427': credit('0062'),
  '517041': debit('0062'),
  '454359': credit('0064'),
  '589283': debit('0064'),
  '545103': credit('0067'),
  '516888': debit('0067'),
  '460345': credit('0134'),
  '476662': debit('0134'),
};

/** What is known of a card by its first digits; null for cards of other banks. */
export function cardOf(bin: string): Card | null {
  return lookUp(cards, bin.slice(0, 6)) ?? null;
}

/** Null for unknown banks, and where a card family is named that the bank does not have. */
export function icaOf(wanted: {
  bankCode: string;
  cardType: CardType;
  cardFamily?: string | null | undefined;
}): string | null {
  const bank = lookUp(banks, wanted.bankCode);
  if (!bank) return null;
  const isOther = wanted.cardFamily && wanted.cardFamily.toLowerCase() !== bank.family.toLowerCase();
  return isOther ? null : bank.ica[wanted.cardType];
}

export function isKnownIca(ica: string): boolean {
  return Object.values(banks).some((bank) => Object.values(bank.ica).includes(ica));
}

export function isCreditIca(ica: string): boolean {
  return Object.values(banks).some((bank) => bank.ica.CREDIT_CARD === ica);
}
