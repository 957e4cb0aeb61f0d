/** Who answers for a product under the General Product Safety Regulation. Countries are codes: they are written in the language of the reader. */
export const makers = {
  linden: {
    id: 1,
    brand: 'Linden',
    name: 'Linden Wonen B.V.',
    postalAddress: 'Houtkade 14, 3542 AD Utrecht, NL',
    email: 'product-safety@lindenwonen.example',
  },
  veenhout: {
    id: 2,
    brand: 'Veenhout',
    name: 'Meubelmakerij Veenhout B.V.',
    postalAddress: 'Turfvaart 8, 7742 PL Coevorden, NL',
    email: 'kwaliteit@veenhout.example',
  },
  norrgard: {
    id: 3,
    brand: 'Norrgård',
    name: 'Norrgård Møbelfabrik ApS',
    postalAddress: 'Savværksvej 21, 8700 Horsens, DK',
    email: 'safety@norrgard.example',
  },
  valdoro: {
    id: 4,
    brand: 'Valdoro',
    name: 'Valdoro Imbottiti S.r.l.',
    postalAddress: 'Via dei Mobilieri 5, 20851 Lissone (MB), IT',
    email: 'conformita@valdoro.example',
  },
  lichtdraad: {
    id: 5,
    brand: 'Lichtdraad',
    name: 'Atelier Lichtdraad bv',
    postalAddress: 'Spinnerijkaai 33, 8500 Kortrijk, BE',
    email: 'veiligheid@lichtdraad.example',
  },
  cavalli: {
    id: 6,
    brand: 'Cavalli',
    name: 'Marmi Cavalli S.r.l.',
    postalAddress: 'Via delle Cave 22, 54033 Carrara (MS), IT',
    email: 'qualita@cavalli.example',
  },
  telaio: {
    id: 7,
    brand: 'Telaio',
    name: 'Tessitura Telaio S.r.l.',
    postalAddress: 'Via del Filatoio 9, 13900 Biella (BI), IT',
    email: 'conformita@telaio.example',
  },
} as const;
export type MakerCode = keyof typeof makers;

export const makerRows = Object.values(makers).map(({ brand: _, ...row }) => row);
