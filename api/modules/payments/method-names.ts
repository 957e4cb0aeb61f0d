import type { Language } from '../../contract/sites.ts';
import type { SubIntegrationType } from './port.ts';

/** Brand names stay as they are in every language. */
const names: Readonly<Record<SubIntegrationType, string | Readonly<Record<Language, string>>>> = {
  ideal: 'iDEAL | Wero',
  bancontact: 'Bancontact',
  card: {
    nl: 'Creditcard of debitcard',
    en: 'Credit or debit card',
    de: 'Kredit- oder Debitkarte',
    fr: 'Carte bancaire',
    cs: 'Platební karta',
    tr: 'Kredi kartı veya banka kartı',
  },
  paypal: 'PayPal',
  'pay-later': {
    nl: 'Achteraf betalen',
    en: 'Pay later',
    de: 'Kauf auf Rechnung',
    fr: 'Payer plus tard',
    cs: 'Zaplatit později',
    tr: 'Sonra öde',
  },
  gopay: 'GoPay',
  masterpass: 'Masterpass',
  bnpl: {
    nl: 'Winkelkrediet',
    en: 'Shopping credit',
    de: 'Einkaufskredit',
    fr: 'Crédit d’achat',
    cs: 'Nákupní úvěr',
    tr: 'Alışveriş kredisi',
  },
  wire: {
    nl: 'Bankoverschrijving',
    en: 'Bank transfer',
    de: 'Überweisung',
    fr: 'Virement bancaire',
    cs: 'Bankovní převod',
    tr: 'Havale / EFT',
  },
};

/** How the shopper knows a method. */
export function methodName(type: SubIntegrationType, language: Language): string {
  const name = names[type];
  return typeof name === 'string' ? name : name[language];
}
