export const storage = {
  'sideboard-slat-oak': {
    description: [
      'Les portes de Rilla sont faites de lattes verticales de 2 cm, poncées en arrondi. Elles s’ouvrent d’une pression : aucune poignée n’interrompt les lignes.',
      'À l’intérieur, chaque partie a une tablette réglable et un passe-câbles. Les 43 cm de profondeur suffisent pour de grandes assiettes ou des classeurs.',
      'Le meuble arrive monté ; nos livreurs n’ont plus qu’à visser les quatre pieds.',
    ],
    materials: [
      'Caisson : placage de chêne ou de noyer sur MDF, chants massifs',
      'Portes et pieds : bois massif',
      'Charnières à fermeture amortie, ouverture par pression',
    ],
  },
  'sideboard-cane-oak': {
    description: [
      'Trois portes en rotin tressé dans un cadre de chêne massif. Le cannage laisse passer l’air et l’infrarouge : une télécommande fonctionne porte fermée.',
      'Derrière chaque porte, une tablette réglable. Les boutons sont en laiton et se matifient avec les années.',
    ],
    materials: [
      'Caisson : placage de chêne, chants massifs',
      'Portes : chêne massif et rotin tressé',
      'Boutons : laiton',
    ],
  },
  'sideboard-plain-walnut': {
    description: [
      'Quatre portes lisses sur lesquelles la veine du bois se poursuit : le placage est tranché dans l’ordre, dans un seul tronc. De petits boutons en laiton, des pieds fins en acier couleur laiton.',
      'Deux compartiments ont des tablettes, le troisième un tiroir à couverts au fond de feutre. Le quatrième est resté libre, pour les bouteilles.',
    ],
    materials: [
      'Caisson et portes : placage de noyer ou de chêne sur MDF',
      'Pieds et boutons : acier et laiton',
    ],
  },
  'tv-slat-walnut': {
    description: [
      'Le meuble TV de la série Rilla a deux portes à lamelles et, au milieu, une niche pour une console de jeux ou une barre de son jusqu’à 55 cm.',
      'Les câbles passent par une fente sur toute la longueur du dos : rien à percer. Pour un écran jusqu’à 75 pouces.',
    ],
    materials: [
      'Caisson : placage de noyer ou de chêne sur MDF',
      'Portes : lattes massives',
      'Pieds : acier thermolaqué noir',
    ],
  },
  'tv-plain-oak': {
    description: [
      'Huilé blanc, le chêne garde la couleur claire du bois qu’on vient de scier. Le veinage des abattants est horizontal, ce qui allonge encore le meuble.',
      'Les deux abattants s’ouvrent vers le bas, freinés. La niche du milieu a une tablette, que vous pouvez retirer.',
    ],
    materials: ['Caisson et abattants : placage de chêne sur MDF, chants massifs', 'Pieds : chêne massif'],
  },
  'wardrobe-nord-oak': {
    description: [
      'Trois hautes portes en chêne à poignée droite en acier noir. À gauche et au milieu, une tringle de 96 cm ; à droite et au-dessus de la tringle, six tablettes.',
      'Avec 60 cm de profondeur, les cintres se placent en travers. Les portes se ferment en douceur.',
      'Nos livreurs assemblent l’armoire là où ils la posent et la fixent au mur : avec l’installation, dans la pièce de votre choix. Comptez deux heures.',
    ],
    materials: [
      'Caisson : placage de chêne sur panneau de particules',
      'Portes : placage de chêne sur MDF, chants massifs',
      'Poignées : acier thermolaqué noir',
    ],
  },
  'wardrobe-shaker-white': {
    description: [
      'Des portes à cadre et deux panneaux lisses chacune, comme dans une vieille maison de maître. La peinture, appliquée en quatre fines couches, est douce et mate au toucher.',
      'À gauche, une tringle à 165 cm pour les robes longues et les manteaux ; à droite et au-dessus de la tringle, quatre tablettes ; en bas à droite, un tiroir. Une corniche termine l’armoire.',
    ],
    materials: ['Portes : MDF et cadre en hêtre massif, laqués', 'Caisson : MDF laqué', 'Poignées : laiton'],
  },
  'wardrobe-slat-walnut': {
    description: [
      'La plus grande de la série Rilla : quatre portes de deux mètres, habillées de 250 lattes. Fermée, l’armoire semble un mur de bois.',
      'À l’intérieur, une moitié de penderie et une moitié d’étagères. Deux tiroirs au fond de feutre coulissent sur des rails à sortie totale.',
      'Vous la voulez sur mesure ? Nous prenons les cotes chez vous et la fabriquons jusqu’à 240 cm de large, à la hauteur de votre plafond. Ce que nous faisons ainsi pour vous ne peut pas être renvoyé.',
    ],
    materials: [
      'Caisson : placage de noyer ou de chêne',
      'Portes : lattes massives sur MDF',
      'Poignées : laiton',
    ],
  },
  'bookshelf-oak': {
    description: [
      'Cinq cases de 35 cm de haut, pour les romans, les livres de cuisine et les classeurs. Les tablettes ont 2,2 cm d’épaisseur et portent 30 kilos sans fléchir.',
      'Le dos est dans le même bois : la bibliothèque peut donc se placer au milieu d’une pièce. De quoi la fixer au mur est fourni.',
    ],
    materials: ['Placage de chêne ou de noyer sur MDF, chants massifs', 'Finition : huile-cire dure'],
  },
  'bookshelf-loft': {
    description: [
      'Une étagère ouverte, sans dos : six tablettes en bois dans une structure en tube d’acier carré. On y accède des deux côtés ; placée perpendiculairement au mur, elle partage aussi une pièce. Fixez-la toujours au mur avec le kit fourni.',
      'Les montants ont des pieds réglables et s’assemblent par boulons. Deux étagères côte à côte partagent un montant ; le kit de liaison se commande à part.',
    ],
    materials: [
      'Tablettes : placage de noyer ou de chêne sur multiplex',
      'Structure : acier 20 × 20 mm, thermolaqué noir',
    ],
  },
  'nightstand-oak': {
    description: [
      'Un tiroir pour ce qui doit disparaître, une niche pour le livre du moment. À 52 cm de haut, la lampe est au niveau du matelas.',
      'Le tiroir coulisse sur des glissières en bois et est assemblé à queues d’aronde. Le petit bouton est en laiton.',
    ],
    materials: ['Caisson : placage de chêne, chants massifs', 'Pieds : chêne massif', 'Bouton : laiton'],
  },
  'nightstand-walnut-2': {
    description: [
      'Deux tiroirs égaux sur toute la hauteur, pour qui aime garder le dessus libre. Les façades sont sciées dans une même planche : la veine se poursuit.',
      'Le tiroir du bas accueille une tablette ou une pile de magazines ; une encoche au fond laisse passer le câble du chargeur.',
    ],
    materials: [
      'Caisson : placage de noyer ou de frêne, chants massifs',
      'Pieds : bois massif',
      'Boutons : laiton',
    ],
  },
};
