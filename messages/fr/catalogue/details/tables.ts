export const tables = {
  'dining-alma-oak': {
    description: [
      'Le plateau d’Alma est fait de planches de chêne massif d’un seul tenant, larges de 11,5 cm. Le dessous du bord est taillé en biais : avec ses 3 cm d’épaisseur, il paraît pourtant léger.',
      'Les pieds se trouvent presque aux coins : trois personnes s’assoient sur chaque long côté sans pied entre les genoux. Du sol à la ceinture, il reste 65 cm.',
      'Le bois est huilé et il vit. Un rond ou une griffe se poncent à la main, et l’huile ramène la couleur.',
    ],
    materials: [
      'Plateau : chêne européen massif, lamelles d’un seul tenant',
      'Piètement : chêne massif',
      'Finition : huile-cire dure à base naturelle',
    ],
  },
  'dining-alma-walnut': {
    description: [
      'Alma en noyer repose sur deux tréteaux reliés par une traverse, comme une ancienne table de monastère. Les pieds sont loin du bord : on est à l’aise aussi en bout de table.',
      'Pour le plateau, nous réunissons des planches d’un même tronc, afin que le veinage se poursuive. Il n’y a pas deux tables pareilles.',
      'En 300 × 100 cm, elle accueille douze personnes. Ce format fait partie de la gamme : vous pouvez donc le renvoyer comme les autres.',
    ],
    materials: ['Noyer d’Amérique massif', 'Finition : huile-cire dure, satinée'],
  },
  'dining-iro-black': {
    description: [
      'Du chêne fumé sur deux cadres d’acier noir. Fumé à l’ammoniaque, le bois voit son tanin se colorer jusqu’au cœur de la planche : la teinte ne s’use pas.',
      'Les cadres sont en tube rond de 3 cm, légèrement inclinés. Six boulons, dix minutes, et la table est debout.',
    ],
    materials: [
      'Plateau : chêne massif, 3,2 cm',
      'Piètement : acier thermolaqué noir mat',
      'Finition : huile-cire dure',
    ],
  },
  'dining-mira-round': {
    description: [
      'Le pied de Mira est tourné dans des couches de bois massif et s’évase en haut et en bas, comme une bobine de fil. Pas de pieds à contourner pour s’asseoir.',
      'À 120 cm, quatre personnes sont au large ; à 140 cm, six. Le bord inférieur est taillé en biais, ce qui affine le plateau.',
    ],
    materials: [
      'Plateau : chêne ou frêne massif, 3 cm',
      'Pied : bois massif lamellé, tourné',
      'Finition : huile-cire dure',
    ],
  },
  'dining-flute-round': {
    description: [
      'Une colonne de frêne noir, cannelée à la verticale, porte un plateau de marbre. Les cannelures sont fraisées dans le bois massif et en font tout le tour.',
      'Le marbre est un produit de la nature : veines et couleur changent d’un plateau à l’autre. La surface est adoucie, donc mate, et traitée contre les taches.',
    ],
    materials: [
      'Plateau : marbre, 3 cm, adouci et imperméabilisé',
      'Pied : frêne massif, teinté noir et verni',
    ],
  },
  'dining-bow-round': {
    description: [
      'Quatre pieds courbes se rejoignent sous le plateau et s’ouvrent vers le sol. La table est stable et laisse pourtant de la place aux pieds.',
      'Ils sont sciés dans le bois massif et arrondis à la main. Avec 125 cm de diamètre, cinq personnes s’y installent sans se serrer.',
    ],
    materials: ['Noyer ou chêne massif', 'Finition : huile-cire dure, satinée'],
  },
  'coffee-runa': {
    description: [
      'Runa a deux plateaux : en haut, la place des tasses ; dessous, celle des livres et de la télécommande. Les bords sont poncés en arrondi, ce qui rassure quand il y a de jeunes enfants.',
      'Les quatre pieds tiennent chacun par un boulon. Le plateau du bas les maintient, et la table ne branle pas, même après des années.',
    ],
    materials: ['Plateaux : chêne ou noyer massif', 'Pieds : bois massif', 'Finition : huile-cire dure'],
  },
  'coffee-drum-travertine': {
    description: [
      'Un épais plateau rond sur une colonne trapue, tous deux en vraie pierre. Le travertin naît là où une eau de source chaude dépose son calcaire. Ses petites cavités sont rebouchées et le plateau est adouci, donc lisse et mat.',
      'La table pèse au moins 64 kilos : elle reste où elle est. Plateau et pied sont livrés séparément ; à deux, vous les posez l’un sur l’autre sans outil.',
    ],
    materials: ['Travertin ou marbre de Carrare, adouci et imperméabilisé', 'Cercles de feutre sous le pied'],
  },
  'coffee-frame-walnut': {
    description: [
      'Une fine structure en acier noir et deux plateaux. Celui du bas, à 13 cm du sol, accueille des paniers, des livres ou un jeu de société.',
      'Les tubes sont carrés, 2 cm de côté. Quatre pieds réglables rattrapent un sol inégal.',
    ],
    materials: [
      'Plateaux : placage de noyer ou de chêne sur multiplex, chant massif',
      'Structure : acier thermolaqué noir',
    ],
  },
  'coffee-pebble-walnut': {
    description: [
      'Le contour de Pebble n’a pas une seule ligne droite. Le plateau mesure 118 cm de long et 72 cm au plus large, avec un bord rond comme un galet usé.',
      'Trois panneaux de bois massif forment les pieds. Tournés chacun dans un sens, ils changent la table selon le côté d’où on la regarde, et la tiennent solidement.',
    ],
    materials: ['Noyer ou chêne massif, 3,4 cm', 'Finition : huile-cire dure'],
  },
  'side-luna-marble': {
    description: [
      'Un plateau de marbre de 45 cm sur une seule colonne fine. Le pied rond est lesté : la table ne tombe pas si l’on s’y appuie un instant.',
      'Haute de 50 cm, Luna arrive au niveau de l’accoudoir de la plupart des canapés, et d’un matelas.',
    ],
    materials: [
      'Plateau : marbre, 1,8 cm, imperméabilisé',
      'Colonne et pied : acier, laiton brossé ou noir mat',
    ],
  },
  'desk-nils-oak': {
    description: [
      'Nils est un bureau que l’on peut laisser dans le salon. Deux tiroirs sur toute la largeur reçoivent un ordinateur portable, des cahiers et des chargeurs ; on les ouvre par de petits boutons en laiton.',
      'Le plateau a au moins 62 cm de profondeur : assez pour un écran à bout de bras et un clavier devant. Une encoche dans la traverse arrière laisse passer les câbles.',
      'Les pieds sont inclinés et se dévissent : le bureau passe ainsi par un escalier étroit.',
    ],
    materials: [
      'Plateau et pieds : chêne ou noyer massif',
      'Tiroirs : multiplex de bouleau sur glissières métalliques amorties',
      'Boutons : laiton',
    ],
  },
  'bench-alma-oak': {
    description: [
      'Le banc de la table Alma. Sur 140 cm, deux adultes ou trois enfants ; sur 180 cm, trois adultes. Le petit se glisse entre les pieds d’une Alma de 180 ou 200 cm, le grand sous celle de 240 cm.',
      'L’assise est en lamelles de chêne d’un seul tenant, aux bords arrondis. Quand on n’en a pas besoin, le banc disparaît entièrement sous la table.',
    ],
    materials: ['Chêne européen massif', 'Finition : huile-cire dure'],
  },
  'bench-vera-boucle': {
    description: [
      'Vera se place au pied du lit, dans l’entrée ou sous une fenêtre. Son coussin a 9 cm d’épaisseur et est bordé d’un passepoil.',
      'Avec ses 120 cm, elle va derrière un lit de 140 cm et plus. Les pieds, inclinés, sont en bois massif.',
    ],
    materials: [
      'Assise : mousse froide et bouclette (62 % polyester, 28 % acrylique, 10 % laine)',
      'Piètement : noyer ou chêne massif huilé',
    ],
  },
};
