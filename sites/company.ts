/** The company behind every shop. */
export const company = 'Linden Wonen B.V.';

/** The head office. @param country in the language of the shop */
export const headIn = (country: string) => ['Houtkade 14', '3542 AD Utrecht', country] as const;

/** The number is the one the Dutch banks publish as their example; no money reaches it. */
export const dutchAccount = { holder: company, iban: 'NL91 ABNA 0417 1643 00', bic: 'ABNANL2A' };
