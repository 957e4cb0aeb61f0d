import type { CatalogueTexts } from '../../shape/catalogue.ts';

export const categories: CatalogueTexts['categories'] = {
  living: {
    title: 'Salon',
    intro: 'Canapés, fauteuils et tables pour un salon où l’on aime rester.',
  },
  sofas: {
    title: 'Canapés',
    intro: 'Du petit deux places au grand canapé d’angle, en lin, bouclette, velours ou cuir.',
  },
  '2-seater-sofas': {
    title: 'Canapés 2 places',
    intro: 'Des canapés jusqu’à 195 cm de large, pour une petite pièce ou en complément.',
  },
  '3-seater-sofas': {
    title: 'Canapés 3 places',
    intro: 'Pour s’allonger ou s’asseoir à trois : des canapés à partir de 195 cm.',
  },
  'corner-sofas': {
    title: 'Canapés d’angle',
    intro: 'Des canapés avec méridienne à gauche ou à droite, dans des tissus résistants.',
  },
  armchairs: {
    title: 'Fauteuils',
    intro: 'Une place à soi près du canapé : fauteuils enveloppants ou à structure en bois apparente.',
  },
  'coffee-tables': {
    title: 'Tables basses',
    intro: 'Des tables basses en chêne, noyer et travertin, rondes, droites ou de forme libre.',
  },
  'round-coffee-tables': {
    title: 'Tables basses rondes',
    intro: 'Sans angles, pour circuler facilement autour.',
  },
  'rectangular-coffee-tables': {
    title: 'Tables basses rectangulaires',
    intro: 'Un plateau long pour un long canapé, et une seconde tablette pour les livres.',
  },
  'organic-coffee-tables': {
    title: 'Tables basses organiques',
    intro: 'Des plateaux aux formes libres et arrondies.',
  },
  'side-tables': {
    title: 'Tables d’appoint',
    intro: 'Une place pour une tasse de thé, un livre ou une lampe.',
  },
  stools: {
    title: 'Tabourets',
    intro: 'Un siège d’appoint ou une petite table, assez légers pour aller partout.',
  },
  sleeping: {
    title: 'Chambre',
    intro: 'Lits, chevets et bouts de lit pour une chambre paisible.',
  },
  beds: {
    title: 'Lits',
    intro: 'Des lits pour matelas de 140 à 180 cm de large, rembourrés ou en bois massif.',
  },
  'upholstered-beds': {
    title: 'Lits rembourrés',
    intro: 'Avec une tête de lit moelleuse pour lire adossé.',
  },
  'wooden-beds': {
    title: 'Lits en bois',
    intro: 'Des lits en bois massif, avec sommier à lattes.',
  },
  nightstands: {
    title: 'Tables de chevet',
    intro: 'À la hauteur de votre matelas, avec un ou deux tiroirs.',
  },
  'bed-benches': {
    title: 'Bouts de lit',
    intro: 'Au pied du lit : pour s’asseoir et poser ses vêtements.',
  },
  dining: {
    title: 'Salle à manger',
    intro: 'Des tables, chaises et bancs autour desquels on s’attarde tous ensemble.',
  },
  'dining-tables': {
    title: 'Tables à manger',
    intro:
      'Des tables rondes et longues, pour quatre personnes ou toute la tablée, en bois massif, acier et marbre.',
  },
  'rectangular-dining-tables': {
    title: 'Tables à manger rectangulaires',
    intro: 'De 180 à 300 cm de long, à pieds en bois ou en acier.',
  },
  'round-dining-tables': {
    title: 'Tables à manger rondes',
    intro: 'Autour d’une table ronde, tout le monde se voit. De 110 à 140 cm de diamètre.',
  },
  'dining-chairs': {
    title: 'Chaises de salle à manger',
    intro: 'Des chaises encore confortables après le dessert.',
  },
  'wooden-dining-chairs': {
    title: 'Chaises en bois',
    intro: 'Des chaises à barreaux en bois massif, tournées et poncées à la main.',
  },
  'upholstered-dining-chairs': {
    title: 'Chaises rembourrées',
    intro: 'Avec assise ou coque en tissu, velours ou cuir.',
  },
  'cane-chairs': {
    title: 'Chaises en cannage',
    intro: 'Avec une assise et un dossier aérés en rotin tressé.',
  },
  'dining-benches': {
    title: 'Bancs de salle à manger',
    intro: 'Serrez-vous : un banc accueille trois personnes et disparaît sous la table.',
  },
  working: {
    title: 'Espace de travail',
    intro: 'Des meubles pour un espace de travail qui trouve sa place chez vous.',
  },
  desks: {
    title: 'Bureaux',
    intro: 'Des bureaux en bois avec tiroirs et place pour un écran.',
  },
  'shelving-units': {
    title: 'Étagères',
    intro: 'Des étagères ouvertes à structure en acier, pour les livres, les dossiers et une imprimante.',
  },
  storage: {
    title: 'Rangement',
    intro: 'Des buffets, armoires et paniers qui mettent de l’ordre et se laissent regarder.',
  },
  sideboards: {
    title: 'Buffets',
    intro: 'À lamelles, en cannage ou à portes lisses, de 150 à 210 cm de large.',
  },
  'tv-units': {
    title: 'Meubles TV',
    intro: 'Des meubles bas avec une niche pour les appareils et un passe-câbles à l’arrière.',
  },
  bookcases: {
    title: 'Bibliothèques',
    intro: 'Des bibliothèques aux tablettes solides pour les livres, les vases et les boîtes.',
  },
  wardrobes: {
    title: 'Armoires',
    intro: 'Des armoires avec penderie et étagères, à deux, trois ou quatre portes.',
  },
  baskets: {
    title: 'Paniers',
    intro: 'Des paniers tressés pour les plaids, les jouets ou une plante.',
  },
  lighting: {
    title: 'Luminaires',
    intro: 'Une lumière chaude au-dessus de la table, près du canapé et au chevet.',
  },
  'floor-lamps': {
    title: 'Lampadaires',
    intro: 'Des lampadaires droits ou arqués à abat-jour en lin.',
  },
  'table-lamps': {
    title: 'Lampes de table',
    intro: 'Une petite lumière pour le chevet, le bureau ou le buffet.',
  },
  'pendant-lamps': {
    title: 'Suspensions',
    intro: 'Des abat-jour en métal, papier et rotin.',
  },
  rugs: {
    title: 'Tapis',
    intro: 'Des tapis en laine qui réunissent le coin salon et adoucissent les bruits.',
  },
  'rectangular-rugs': {
    title: 'Tapis rectangulaires',
    intro: 'De 200 × 140 à 300 × 200 cm.',
  },
  'round-rugs': {
    title: 'Tapis ronds',
    intro: 'À placer sous un fauteuil ou une table ronde.',
  },
  decoration: {
    title: 'Décoration',
    intro: 'Miroirs, vases et verdure : la touche finale d’une pièce.',
  },
  mirrors: {
    title: 'Miroirs',
    intro: 'Des miroirs muraux et un grand miroir à poser contre le mur.',
  },
  'artificial-plants': {
    title: 'Plantes artificielles',
    intro: 'Des plantes en pot plus vraies que nature, sans eau ni lumière.',
  },
  vases: {
    title: 'Vases',
    intro: 'De la céramique pour des branches, des fleurs ou rien du tout.',
  },
};
