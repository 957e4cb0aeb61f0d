/** The company behind every shop. */
export const company = 'Linden Wonen B.V.';

/** The head office. @param country in the language of the shop */
export const headIn = (country: string) => ['Houtkade 14', '3542 AD Utrecht', country] as const;

/**
 * An account for each currency: a transfer into another one costs both sides, and arrives as another amount.
 * They are the examples of the banks' own directories, and one without a number: no money reaches them.
 */
export const accounts = {
  EUR: { holder: company, iban: 'NL91 ABNA 0417 1643 00', bic: 'ABNANL2A' },
  GBP: { holder: company, iban: 'GB29 NWBK 6016 1331 9268 19', bic: 'NWBKGB2L' },
  CZK: { holder: company, iban: 'CZ65 0800 0000 1920 0014 5399', bic: 'GIBACZPX' },
  TRY: { holder: company, iban: 'TR69 0001 0000 0000 0000 0000 00', bic: 'TCZBTR2A' },
} as const;
