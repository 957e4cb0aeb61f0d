/** A category as written down: children extend the number of their parent (C1 → C11 → C111). */
export type CategoryNode = {
  vsin: string;
  nl: string;
  en: string;
  intro: string;
  /** File name of the picture without extension. */
  file: string;
  children?: readonly CategoryNode[];
};

export const categoryTree: readonly CategoryNode[] = [
  {
    vsin: 'C1',
    nl: 'Wonen',
    en: 'Living',
    intro: 'Banken, fauteuils en tafels voor een woonkamer waarin u graag blijft zitten.',
    file: 'room-living',
    children: [
      {
        vsin: 'C11',
        nl: 'Banken',
        en: 'Sofas',
        intro: 'Van compacte tweezitter tot ruime hoekbank, in linnen, bouclé, velvet of leer.',
        file: 'sofa-oslo-3-main',
        children: [
          {
            vsin: 'C111',
            nl: '2-zitsbanken',
            en: '2-seater sofas',
            intro: 'Banken tot 195 cm breed voor een kleinere kamer of als tweede zitplek.',
            file: 'sofa-oslo-2-main',
          },
          {
            vsin: 'C112',
            nl: '3-zitsbanken',
            en: '3-seater sofas',
            intro: 'Voor wie wil liggen of met z’n drieën wil zitten: banken vanaf 195 cm.',
            file: 'sofa-como-3-main',
          },
          {
            vsin: 'C113',
            nl: 'Hoekbanken',
            en: 'Corner sofas',
            intro: 'Banken met een chaise longue, links of rechts, in stoffen die tegen een stootje kunnen.',
            file: 'sofa-bergen-corner-main',
          },
        ],
      },
      {
        vsin: 'C12',
        nl: 'Fauteuils',
        en: 'Armchairs',
        intro: 'Een eigen plek naast de bank: kuipfauteuils en stoelen met een open houten frame.',
        file: 'armchair-malmo-main',
      },
      {
        vsin: 'C13',
        nl: 'Salontafels',
        en: 'Coffee tables',
        intro: 'Lage tafels in eiken, walnoot en travertin, rond, recht of met een vrije vorm.',
        file: 'coffee-pebble-walnut-main',
        children: [
          {
            vsin: 'C131',
            nl: 'Ronde salontafels',
            en: 'Round coffee tables',
            intro: 'Zonder hoeken, dus makkelijk om langs te lopen.',
            file: 'coffee-drum-travertine-main',
          },
          {
            vsin: 'C132',
            nl: 'Rechthoekige salontafels',
            en: 'Rectangular coffee tables',
            intro: 'Een lang blad voor een lange bank, met een tweede blad voor boeken.',
            file: 'coffee-frame-walnut-main',
          },
          {
            vsin: 'C133',
            nl: 'Organische salontafels',
            en: 'Organic coffee tables',
            intro: 'Bladen met een vrije, afgeronde vorm.',
            file: 'coffee-pebble-walnut-main',
          },
        ],
      },
      {
        vsin: 'C14',
        nl: 'Bijzettafels',
        en: 'Side tables',
        intro: 'Een plek voor een kop thee, een boek of een lamp.',
        file: 'side-luna-marble-main',
      },
      {
        vsin: 'C15',
        nl: 'Krukken',
        en: 'Stools',
        intro: 'Extra zitplek of klein tafeltje: licht genoeg om overal neer te zetten.',
        file: 'stool-tri-main',
      },
    ],
  },
  {
    vsin: 'C2',
    nl: 'Slapen',
    en: 'Sleeping',
    intro: 'Bedden, nachtkastjes en bankjes voor een rustige slaapkamer.',
    file: 'room-bedroom',
    children: [
      {
        vsin: 'C21',
        nl: 'Bedden',
        en: 'Beds',
        intro: 'Bedden voor matrassen van 140 tot 180 cm breed, bekleed of van massief hout.',
        file: 'bed-haga-160-main',
        children: [
          {
            vsin: 'C211',
            nl: 'Gestoffeerde bedden',
            en: 'Upholstered beds',
            intro: 'Met een zacht hoofdbord om tegen te lezen.',
            file: 'bed-haga-160-main',
          },
          {
            vsin: 'C212',
            nl: 'Houten bedden',
            en: 'Wooden beds',
            intro: 'Ledikanten van massief hout, met lattenbodem.',
            file: 'bed-spindle-oak-main',
          },
        ],
      },
      {
        vsin: 'C22',
        nl: 'Nachtkastjes',
        en: 'Nightstands',
        intro: 'Kastjes op de hoogte van uw matras, met een of twee laden.',
        file: 'nightstand-oak-main',
      },
      {
        vsin: 'C23',
        nl: 'Bedbankjes',
        en: 'Bed benches',
        intro: 'Voor het voeteneinde: om op te zitten en om kleren op te leggen.',
        file: 'bench-vera-boucle-main',
      },
    ],
  },
  {
    vsin: 'C3',
    nl: 'Eten',
    en: 'Dining',
    intro: 'Eettafels, stoelen en banken waar u met z’n allen lang aan blijft zitten.',
    file: 'room-dining',
    children: [
      {
        vsin: 'C31',
        nl: 'Eettafels',
        en: 'Dining tables',
        intro: 'Tafels voor vier tot twaalf personen, van massief eiken en walnoot.',
        file: 'dining-alma-oak-main',
        children: [
          {
            vsin: 'C311',
            nl: 'Rechthoekige eettafels',
            en: 'Rectangular dining tables',
            intro: 'Van 160 tot 300 cm lang, met houten of stalen poten.',
            file: 'dining-alma-walnut-main',
          },
          {
            vsin: 'C312',
            nl: 'Ronde eettafels',
            en: 'Round dining tables',
            intro: 'Rond de tafel ziet iedereen elkaar. Van 110 tot 140 cm doorsnede.',
            file: 'dining-mira-round-main',
          },
        ],
      },
      {
        vsin: 'C32',
        nl: 'Eetkamerstoelen',
        en: 'Dining chairs',
        intro: 'Stoelen die ook na het toetje nog goed zitten.',
        file: 'chair-ella-oak-main',
        children: [
          {
            vsin: 'C321',
            nl: 'Houten eetkamerstoelen',
            en: 'Wooden dining chairs',
            intro: 'Spijlenstoelen van massief hout, gedraaid en met de hand geschuurd.',
            file: 'chair-spindle-oak-main',
          },
          {
            vsin: 'C322',
            nl: 'Gestoffeerde eetkamerstoelen',
            en: 'Upholstered dining chairs',
            intro: 'Met een zitting of kuip in stof, velvet of leer.',
            file: 'chair-ronja-rust-main',
          },
          {
            vsin: 'C323',
            nl: 'Webbing stoelen',
            en: 'Cane chairs',
            intro: 'Met een luchtige zitting en rug van gevlochten rotan.',
            file: 'chair-stahl-cane-main',
          },
        ],
      },
      {
        vsin: 'C33',
        nl: 'Eetkamerbanken',
        en: 'Dining benches',
        intro: 'Schuif aan: een bank biedt plek aan drie en verdwijnt onder de tafel.',
        file: 'bench-alma-oak-main',
      },
    ],
  },
  {
    vsin: 'C4',
    nl: 'Werken',
    en: 'Working',
    intro: 'Meubels voor een werkplek die in huis past.',
    file: 'room-study',
    children: [
      {
        vsin: 'C41',
        nl: 'Bureaus',
        en: 'Desks',
        intro: 'Houten bureaus met laden en ruimte voor een scherm.',
        file: 'desk-nils-oak-main',
      },
      {
        vsin: 'C42',
        nl: 'Stellingkasten',
        en: 'Shelving units',
        intro: 'Open kasten met een stalen frame, voor boeken, mappen en een printer.',
        file: 'bookshelf-loft-main',
      },
    ],
  },
  {
    vsin: 'C5',
    nl: 'Opbergen',
    en: 'Storage',
    intro: 'Dressoirs, kasten en manden die orde brengen en zelf ook gezien mogen worden.',
    file: 'sideboard-slat-oak-front',
    children: [
      {
        vsin: 'C51',
        nl: 'Dressoirs',
        en: 'Sideboards',
        intro: 'Met lamellen, webbing of vlakke deuren, van 150 tot 210 cm breed.',
        file: 'sideboard-slat-oak-main',
      },
      {
        vsin: 'C52',
        nl: 'Tv-meubels',
        en: 'TV units',
        intro: 'Lage kasten met een open vak voor apparatuur en kabeldoorvoer in de achterwand.',
        file: 'tv-slat-walnut-main',
      },
      {
        vsin: 'C53',
        nl: 'Boekenkasten',
        en: 'Bookcases',
        intro: 'Kasten met stevige planken voor boeken, vazen en dozen.',
        file: 'bookshelf-oak-main',
      },
      {
        vsin: 'C54',
        nl: 'Kledingkasten',
        en: 'Wardrobes',
        intro: 'Kasten met hang- en leggedeelte, met twee, drie of vier deuren.',
        file: 'wardrobe-nord-oak-main',
      },
      {
        vsin: 'C55',
        nl: 'Manden',
        en: 'Baskets',
        intro: 'Gevlochten manden voor plaids, speelgoed of een plant.',
        file: 'basket-seagrass-main',
      },
    ],
  },
  {
    vsin: 'C6',
    nl: 'Verlichting',
    en: 'Lighting',
    intro: 'Warm licht boven de tafel, naast de bank en op het nachtkastje.',
    file: 'lamp-arc-brass-main',
    children: [
      {
        vsin: 'C61',
        nl: 'Vloerlampen',
        en: 'Floor lamps',
        intro: 'Booglampen en staande lampen met een linnen kap.',
        file: 'lamp-tripod-oak-main',
      },
      {
        vsin: 'C62',
        nl: 'Tafellampen',
        en: 'Table lamps',
        intro: 'Klein licht voor nachtkast, bureau of dressoir.',
        file: 'lamp-table-luna-main',
      },
      {
        vsin: 'C63',
        nl: 'Hanglampen',
        en: 'Pendant lamps',
        intro: 'Kappen van metaal, papier en rotan.',
        file: 'pendant-rattan-main',
      },
    ],
  },
  {
    vsin: 'C7',
    nl: 'Vloerkleden',
    en: 'Rugs',
    intro: 'Wollen kleden die een zithoek bij elkaar houden en het geluid dempen.',
    file: 'rug-atlas-diamond-main',
    children: [
      {
        vsin: 'C71',
        nl: 'Rechthoekige vloerkleden',
        en: 'Rectangular rugs',
        intro: 'Van 200 × 140 tot 300 × 200 cm.',
        file: 'rug-line-stripe-main',
      },
      {
        vsin: 'C72',
        nl: 'Ronde vloerkleden',
        en: 'Round rugs',
        intro: 'Voor onder een fauteuil of een ronde tafel.',
        file: 'rug-plain-round-main',
      },
    ],
  },
  {
    vsin: 'C8',
    nl: 'Decoratie',
    en: 'Decoration',
    intro: 'Spiegels, vazen en groen: de laatste dingen die een kamer af maken.',
    file: 'room-reading',
    children: [
      {
        vsin: 'C81',
        nl: 'Spiegels',
        en: 'Mirrors',
        intro: 'Wandspiegels en een hoge spiegel om tegen de muur te zetten.',
        file: 'mirror-arch-main',
      },
      {
        vsin: 'C82',
        nl: 'Kunstplanten',
        en: 'Artificial plants',
        intro: 'Levensechte planten in pot, zonder water en zonder licht.',
        file: 'plant-ficus-main',
      },
      {
        vsin: 'C83',
        nl: 'Vazen',
        en: 'Vases',
        intro: 'Keramiek voor takken, bloemen of niets.',
        file: 'vase-moon-main',
      },
    ],
  },
];
