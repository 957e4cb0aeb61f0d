/** Words that rules look for, by edition or language. */

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
/** Words that leave no doubt that pressing obliges to pay. */
export const payWords: Readonly<Record<string, RegExp>> = {
  nl: /betalen/,
  fr: /payer|paiement/,
  de: /zahlungspflichtig|kaufen/i,
  en: /pay/,
  cs: /zaplatit|platb/,
  tr: /öde/,
};
