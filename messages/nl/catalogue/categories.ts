export const categories = {
  living: {
    title: 'Wonen',
    intro: 'Banken, fauteuils en tafels voor een woonkamer waarin u graag blijft zitten.',
  },
  sofas: {
    title: 'Banken',
    intro: 'Van een compacte tweezitter tot een ruime hoekbank, in linnen, weefstof, bouclé, velvet of leer.',
  },
  '2-seater-sofas': {
    title: '2-zitsbanken',
    intro: 'Banken tot 195 cm breed voor een kleinere kamer of als tweede zitplek.',
  },
  '3-seater-sofas': {
    title: '3-zitsbanken',
    intro: 'Voor wie wil liggen of met z’n drieën wil zitten: banken vanaf 195 cm.',
  },
  'corner-sofas': {
    title: 'Hoekbanken',
    intro: 'Banken met een chaise longue, links of rechts, in stoffen die tegen een stootje kunnen.',
  },
  armchairs: {
    title: 'Fauteuils',
    intro: 'Een eigen plek naast de bank: kuipfauteuils en stoelen met een open houten frame.',
  },
  'coffee-tables': {
    title: 'Salontafels',
    intro: 'Lage tafels in eiken, walnoot en travertijn, rond, recht of met een vrije vorm.',
  },
  'round-coffee-tables': {
    title: 'Ronde salontafels',
    intro: 'Zonder hoeken, dus makkelijk om langs te lopen.',
  },
  'rectangular-coffee-tables': {
    title: 'Rechthoekige salontafels',
    intro: 'Een lang blad voor een lange bank, met een tweede blad voor boeken.',
  },
  'organic-coffee-tables': {
    title: 'Organische salontafels',
    intro: 'Bladen met een vrije, afgeronde vorm.',
  },
  'side-tables': {
    title: 'Bijzettafels',
    intro: 'Een plek voor een kop thee, een boek of een lamp.',
  },
  stools: {
    title: 'Krukken',
    intro: 'Extra zitplek of klein tafeltje: licht genoeg om overal neer te zetten.',
  },
  sleeping: {
    title: 'Slapen',
    intro: 'Bedden, nachtkastjes en bankjes voor een rustige slaapkamer.',
  },
  beds: {
    title: 'Bedden',
    intro: 'Bedden voor matrassen van 140 tot 180 cm breed, bekleed of van massief hout.',
  },
  'upholstered-beds': {
    title: 'Gestoffeerde bedden',
    intro: 'Met een zacht hoofdbord om tegen te lezen.',
  },
  'wooden-beds': {
    title: 'Houten bedden',
    intro: 'Ledikanten van massief hout, met lattenbodem.',
  },
  nightstands: {
    title: 'Nachtkastjes',
    intro: 'Kastjes op de hoogte van uw matras, met een of twee laden.',
  },
  'bed-benches': {
    title: 'Bedbankjes',
    intro: 'Voor het voeteneinde: om op te zitten en om kleren op te leggen.',
  },
  dining: {
    title: 'Eten',
    intro: 'Eettafels, stoelen en banken waar u met z’n allen lang aan blijft zitten.',
  },
  'dining-tables': {
    title: 'Eettafels',
    intro:
      'Ronde en lange tafels voor vier personen of het hele gezelschap, van massief hout, staal en marmer.',
  },
  'rectangular-dining-tables': {
    title: 'Rechthoekige eettafels',
    intro: 'Van 180 tot 300 cm lang, met houten of stalen poten.',
  },
  'round-dining-tables': {
    title: 'Ronde eettafels',
    intro: 'Rond de tafel ziet iedereen elkaar. Van 110 tot 140 cm doorsnede.',
  },
  'dining-chairs': {
    title: 'Eetkamerstoelen',
    intro: 'Stoelen die ook na het toetje nog goed zitten.',
  },
  'wooden-dining-chairs': {
    title: 'Houten eetkamerstoelen',
    intro: 'Spijlenstoelen van massief hout, gedraaid en met de hand geschuurd.',
  },
  'upholstered-dining-chairs': {
    title: 'Gestoffeerde eetkamerstoelen',
    intro: 'Met een zitting of kuip in stof, velvet of leer.',
  },
  'cane-chairs': {
    title: 'Webbingstoelen',
    intro: 'Met een luchtige zitting en rug van gevlochten rotan.',
  },
  'dining-benches': {
    title: 'Eetkamerbanken',
    intro: 'Schuif aan: een bank biedt plek aan drie en verdwijnt onder de tafel.',
  },
  working: {
    title: 'Werken',
    intro: 'Meubels voor een werkplek die in huis past.',
  },
  desks: {
    title: 'Bureaus',
    intro: 'Houten bureaus met laden en ruimte voor een scherm.',
  },
  'shelving-units': {
    title: 'Stellingkasten',
    intro: 'Open kasten met een stalen frame, voor boeken, mappen en een printer.',
  },
  storage: {
    title: 'Opbergen',
    intro: 'Dressoirs, kasten en manden die orde brengen en zelf ook gezien mogen worden.',
  },
  sideboards: {
    title: 'Dressoirs',
    intro: 'Met lamellen, webbing of vlakke deuren, van 150 tot 210 cm breed.',
  },
  'tv-units': {
    title: 'Tv-meubels',
    intro: 'Lage kasten met een open vak voor apparatuur en kabeldoorvoer in de achterwand.',
  },
  bookcases: {
    title: 'Boekenkasten',
    intro: 'Kasten met stevige planken voor boeken, vazen en dozen.',
  },
  wardrobes: {
    title: 'Kledingkasten',
    intro: 'Kasten met hang- en leggedeelte, met twee, drie of vier deuren.',
  },
  baskets: {
    title: 'Manden',
    intro: 'Gevlochten manden voor plaids, speelgoed of een plant.',
  },
  lighting: {
    title: 'Verlichting',
    intro: 'Warm licht boven de tafel, naast de bank en op het nachtkastje.',
  },
  'floor-lamps': {
    title: 'Vloerlampen',
    intro: 'Booglampen en staande lampen met een linnen kap.',
  },
  'table-lamps': {
    title: 'Tafellampen',
    intro: 'Klein licht voor nachtkast, bureau of dressoir.',
  },
  'pendant-lamps': {
    title: 'Hanglampen',
    intro: 'Kappen van metaal, papier en rotan.',
  },
  rugs: {
    title: 'Vloerkleden',
    intro: 'Wollen kleden die een zithoek bij elkaar houden en het geluid dempen.',
  },
  'rectangular-rugs': {
    title: 'Rechthoekige vloerkleden',
    intro: 'Van 200 × 140 tot 300 × 200 cm.',
  },
  'round-rugs': {
    title: 'Ronde vloerkleden',
    intro: 'Voor onder een fauteuil of een ronde tafel.',
  },
  decoration: {
    title: 'Decoratie',
    intro: 'Spiegels, vazen en groen: de laatste dingen die een kamer afmaken.',
  },
  mirrors: {
    title: 'Spiegels',
    intro: 'Wandspiegels en een hoge spiegel om tegen de muur te zetten.',
  },
  'artificial-plants': {
    title: 'Kunstplanten',
    intro: 'Levensechte planten in pot, zonder water en zonder licht.',
  },
  vases: {
    title: 'Vazen',
    intro: 'Keramiek voor takken, bloemen of niets.',
  },
};
