export const lighting = {
  'lamp-vega-floor': {
    description: [
      'Une tige droite sur un pied rond, coiffée d’un abat-jour en lin de 44 cm. Vega éclaire doucement vers le haut et vers le bas : une bonne lampe de lecture près d’un fauteuil.',
      'Le variateur est sur le câble, à hauteur de genou. Douille E27, pour une ampoule LED jusqu’à 15 watts ; l’ampoule n’est pas comprise.',
    ],
    materials: [
      'Pied et tige : acier, laiton brossé ou noir mat',
      'Abat-jour : lin sur plastique',
      'Câble : textile, 250 cm',
    ],
  },
  'lamp-tripod-oak': {
    description: [
      'Trois pieds en bois massif portent un abat-jour en lin. Trio tient bien dans un angle et occupe 50 cm au sol.',
      'L’interrupteur à pied se trouve même dans le noir. Douille E27, LED jusqu’à 15 watts ; ampoule non comprise.',
    ],
    materials: [
      'Pieds : chêne ou noyer massif huilé',
      'Abat-jour : lin sur plastique',
      'Câble : textile, 220 cm',
    ],
  },
  'lamp-arc-brass': {
    description: [
      'Boge amène la lumière au-dessus de la table sans crochet au plafond. L’arc porte à 105 cm ; l’abat-jour pend à 170 cm, si bien que l’on ne s’y cogne pas debout.',
      'Un pied de 16 kilos de marbre équilibre la lampe. L’abat-jour pivote d’un quart de tour pour orienter la lumière. L’ampoule n’est pas comprise.',
    ],
    materials: [
      'Arc et abat-jour : acier, laiton brossé ou noir mat',
      'Pied : marbre de Carrare',
      'Douille E27, LED jusqu’à 12 watts',
    ],
  },
  'lamp-table-luna': {
    description: [
      'Le pied de Luna est tourné au tour de potier et émaillé mat. Fini à la main, il varie un peu de couleur d’une pièce à l’autre.',
      'En lampe de chevet, son abat-jour en lin de 35 cm donne un cône de lumière calme : assez pour lire, pas trop pour s’endormir. Douille E27, LED jusqu’à 9 watts ; l’ampoule n’est pas comprise.',
    ],
    materials: ['Pied : céramique, émail mat', 'Tige : laiton', 'Abat-jour : lin sur plastique'],
  },
  'pendant-dome-black': {
    description: [
      'Une coupole profonde qui garde la lumière sur la table, loin des yeux. L’intérieur couleur laiton réchauffe même une LED froide.',
      'Le câble de 150 cm peut se raccourcir. Suspendez la lampe à 60 ou 70 cm au-dessus du plateau. L’ampoule n’est pas comprise.',
    ],
    materials: [
      'Abat-jour : acier thermolaqué, intérieur couleur laiton',
      'Câble : textile, 150 cm',
      'Douille E27, LED jusqu’à 15 watts',
    ],
  },
  'pendant-paper': {
    description: [
      'Une boule plissée en papier de riz, qui répartit la lumière dans toute la pièce. Elle arrive à plat dans un carton et se déplie en une minute.',
      'Câble et douille blancs sont fournis, l’ampoule non. À utiliser avec une ampoule LED de 10 watts au plus.',
    ],
    materials: ['Abat-jour : papier de riz sur fil d’acier', 'Câble : textile blanc, 150 cm'],
  },
  'pendant-rattan': {
    description: [
      'De fines tiges de rotin sont courbées en biais, croisées et fixées à la main. Allumée, la suspension dessine des lignes sur les murs et le plafond.',
      'Câble noir de 150 cm, douille E27 pour LED jusqu’à 12 watts ; l’ampoule n’est pas comprise. C’est une ampoule claire qui donne l’ombre la plus nette.',
    ],
    materials: ['Abat-jour : rotin sur cercle d’acier', 'Câble : textile noir, 150 cm'],
  },
};
