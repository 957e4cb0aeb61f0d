/** Words that rules look for, by edition or language. */
import type { Language } from '../../api/contract/sites.ts';

/** Who watches over accessible shops, as the statement names them; nobody is known to in Turkey. */
export const supervisors: Readonly<Partial<Record<string, string>>> = {
  nl: 'Autoriteit Consument & Markt',
  be: 'Economische Inspectie',
  'be-fr': 'Inspection économique',
  de: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit',
  uk: 'Equality Advisory and Support Service',
  cz: 'Českou obchodní inspekci',
};
/** How the page on delivery names the old lamp that comes back for a new one. */
export const oldLamps: Readonly<Partial<Record<string, string>>> = {
  nl: 'oude lamp',
  be: 'een oude van hetzelfde soort',
  'be-fr': 'ancienne lampe',
  de: 'Altgeräte',
  cz: 'Staré svítidlo',
};
/** How a mail says that a purchase may be undone. */
export const withdrawWords: Readonly<Record<Language, string>> = {
  nl: 'herroepen',
  fr: 'rétracter',
  de: 'widerrufen',
  en: 'cancel this order',
  cs: 'odstoupit',
  tr: 'cayabilirsiniz',
};
/** Words that leave no doubt that pressing obliges to pay. */
export const payWords: Readonly<Record<Language, RegExp>> = {
  nl: /betalen/,
  fr: /payer|paiement/,
  de: /zahlungspflichtig|kaufen/i,
  en: /pay/,
  cs: /zaplatit|platb/,
  tr: /öde/,
};
