export const beds = {
  'bed-haga-160': {
    description: [
      'Čelo postele Haga je vysoké 108 cm a má dva měkké polštáře ve výšce ramen, když si v posteli čtete.',
      'Bočnice jsou čalouněné dokola, o tvrdou hranu se tu holení neuhodíte. Lamelový rošt z lepené břízy je v ceně.',
      'Matrace, polštáře a ložní prádlo v ceně nejsou.',
    ],
    materials: [
      'Rám: masivní borovice a překližka',
      'Potah podle provedení: 100 % len, nebo tkanina',
      'Lamelový rošt: 2 × 14 březových lamel',
      'Nohy: masivní dub',
    ],
  },
  'bed-riva-channel': {
    description: [
      'Devět svislých pruhů sametu dělá z čela měkký závěs. Každý pruh je vyplněný zvlášť, takže tvar zůstane ostrý i po letech.',
      'Postel je pevná: má středový nosník a nohu navíc. Lamelový rošt je v ceně, matraci a ložní prádlo si vyberete sami.',
    ],
    materials: [
      'Rám: masivní buk a překližka',
      'Potah: samet (100 % polyester), 80 000 cyklů Martindale',
      'Lamelový rošt: bříza',
    ],
  },
  'bed-spindle-oak': {
    description: [
      'Postel z masivního dubu s čelem z 21 soustružených tyček. Horní hrana se lehce prohýbá, stejně jako u židle Alva.',
      'Pod postelí zbývá 25 cm na úložné boxy. Spoje se dotahují šroubem a nevržou.',
      'Lamelový rošt je v ceně. Matrace, polštáře a ložní prádlo z obrázku ne.',
    ],
    materials: ['Masivní evropský dub', 'Lamelový rošt: bříza', 'Povrch: tvrdý voskový olej'],
  },
  'bed-boucle-180': {
    description: [
      'Tato postel je celá v buklé, od čela až k nohám. Smyčky jsou dost husté, aby se nezatrhávaly, a dost hebké, aby se o ně dobře opíralo.',
      'Čelo tvoří dva polštáře lemované paspulí. Čalouněné je i zezadu, postel tedy může stát volně v prostoru.',
      'Lamelový rošt je v ceně, matrace a ložní prádlo ne.',
    ],
    materials: [
      'Rám: masivní borovice a překližka',
      'Potah: buklé (62 % polyester, 28 % akryl, 10 % vlna)',
      'Lamelový rošt: bříza',
      'Nohy: masivní dub',
    ],
  },
};
