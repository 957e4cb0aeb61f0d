export const decor = {
  'plant-ficus': {
    description: [
      'Un caoutchouc à quatre tiges et aux larges feuilles foncées. La nervure est imprimée dans la feuille et le dessous est plus clair, comme sur une vraie plante.',
      'La plante est fixée dans un pot en céramique de 34 cm et mesure 135 cm de haut. Elle ne demande ni lumière ni eau.',
    ],
    materials: [
      'Feuilles : polyester et PE, résistants aux UV',
      'Tiges : plastique sur fil d’acier',
      'Pot : céramique',
    ],
  },
  'plant-fiddle': {
    description: [
      'On aime le figuier lyre, mais on peine à le garder en vie. Pas celui-ci. Il mesure 165 cm, sur un seul tronc, avec de grandes feuilles ondulées que vous façonnez à la main.',
      'Le pot rond est en béton fibré ou en céramique, avec du feutre sous le fond.',
    ],
    materials: [
      'Feuilles : polyester, résistant aux UV',
      'Tronc : plastique sur fil d’acier',
      'Pot : béton fibré ou céramique',
    ],
  },
  'plant-olive': {
    description: [
      'Un olivier de 170 cm aux petites feuilles gris-vert, avec un tronc à l’écorce dessinée. Les branches, en fil métallique, se plient dans tous les sens.',
      'Le pot rebondi en céramique n’est pas fixé : l’arbre peut aussi aller dans un pot à vous.',
    ],
    materials: [
      'Feuilles : polyester, résistant aux UV',
      'Tronc : plastique et poudre de bois',
      'Pot : céramique',
    ],
  },
  'plant-snake': {
    description: [
      'Des feuilles droites et fermes de 95 cm de haut, qui prennent peu de place : bien à côté d’une armoire ou dans un couloir étroit.',
      'Elles ont le liseré clair et les rayures en travers de la vraie langue de belle-mère.',
    ],
    materials: ['Feuilles : PE, résistant aux UV', 'Pot : céramique, 28 cm'],
  },
  'rug-atlas-diamond': {
    description: [
      'Des lignes foncées dessinent des losanges sur un fond de laine non teinte. Le motif est noué à la main, et n’est donc nulle part tout à fait droit.',
      'Le tapis a 13 mm d’épaisseur, dont 11 mm de poil, et une frange en coton aux deux bouts. La laine repousse naturellement les salissures et amortit les sons dans une pièce au sol dur.',
    ],
    materials: ['Poil : 100 % laine', 'Chaîne et frange : coton'],
  },
  'rug-line-stripe': {
    description: [
      'De larges bandes sable, rayées de terracotta ou de bleu marine. Les rayures vont en travers et font paraître plus large une pièce étroite.',
      'Le tapis a 13 mm d’épaisseur : agréable pieds nus. S’il se trouve près d’une porte, vérifiez qu’elle passe au-dessus.',
    ],
    materials: ['Poil : 100 % laine', 'Envers : coton et jute'],
  },
  'rug-plain-round': {
    description: [
      'Un tapis rond et uni, à glisser sous un fauteuil de lecture ou une table ronde. Deux tons de laine sont retordus ensemble : la surface est calme, sans être terne.',
      'Le bord est ourlé à la main. Pour une table de 120 cm, prenez un tapis de 200 cm : les pieds des chaises y restent quand vous vous attablez.',
    ],
    materials: ['Poil : 100 % laine', 'Envers : coton'],
  },
  'mirror-luna': {
    description: [
      'Un miroir rond cerclé d’un fin bord de métal brossé. Le bord se tient à 3 cm du mur et y trace une ombre fine.',
      'La plaque de suspension, à l’arrière, permet un centimètre de jeu : le miroir pend droit même si le trou n’est pas tout à fait juste. Vis et cheville sont fournies.',
    ],
    materials: ['Verre : 5 mm, argenté, avec film de sécurité', 'Bord : acier, couleur laiton ou noir mat'],
  },
  'mirror-arch': {
    description: [
      'Haut de 175 cm, il vous montre de la tête aux pieds. Arka s’appuie contre le mur ou s’y accroche à plat ; les deux fixations sont fournies.',
      'Son sommet arrondi l’adoucit et il capte la lumière d’une fenêtre placée en face.',
    ],
    materials: ['Verre : 5 mm, argenté, avec film de sécurité', 'Cadre : acier, noir mat ou couleur laiton'],
  },
  'vase-moon': {
    description: [
      'Un vase rond au col étroit, inspiré des jarres de lune coréennes. Trois branches d’eucalyptus suffisent à le remplir.',
      'L’émail mat est étanche à l’intérieur. Les branches visibles sur l’image ne sont pas comprises.',
    ],
    materials: ['Grès, émail mat'],
  },
  'basket-seagrass': {
    description: [
      'Un panier solide, tressé autour d’un cercle d’acier avec du jonc de mer torsadé. Pour les plaids, les jouets, le bois près du poêle, ou en cache-pot.',
      'Les premières semaines, le jonc de mer sent un peu le foin ; l’odeur s’en va.',
    ],
    materials: ['Jonc de mer, tressé à la main', 'Cercle : acier'],
  },
};
