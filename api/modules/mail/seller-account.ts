/** Where wire transfers go. The number is the one the Dutch banks publish as their example; no money reaches it. */
export const sellerAccount = {
  holder: 'Linden Wonen B.V.',
  iban: 'NL91 ABNA 0417 1643 00',
  bic: 'ABNANL2A',
} as const;
