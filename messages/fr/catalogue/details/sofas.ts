export const sofas = {
  'sofa-oslo-3': {
    description: [
      'Oslo est un canapé aux accoudoirs droits et aux trois coussins d’assise amovibles. L’assise a 56 cm de profondeur : les pieds posent au sol et le dos trouve les coussins. Retirez un coussin de dossier et vous y lirez les jambes repliées.',
      'Les coussins ont une âme en mousse froide enveloppée de fibres. Ils reprennent leur forme d’eux-mêmes ; il suffit de les retourner et de les secouer de temps en temps. Un passepoil suit les coutures et garde les lignes nettes.',
      'Les pieds en chêne massif s’écartent légèrement. Les 14 cm laissés libres sous le canapé suffisent à un aspirateur robot. Les deux coussins décoratifs visibles sur l’image sont fournis.',
    ],
    materials: [
      'Structure : pin massif et multiplex de bouleau, collés et vissés',
      'Assise : ressorts Nosag, mousse froide HR 35 et couche de fibres',
      'Revêtement : 100 % lin ou tissu (100 % polyester recyclé), à partir de 40 000 tours Martindale',
      'Pieds : chêne massif huilé',
    ],
  },
  'sofa-oslo-2': {
    description: [
      'Le deux places de la série Oslo mesure 168 cm de large : il se loge dans un petit salon, un studio ou en face du trois places. Ses accoudoirs ont la même hauteur que ceux du grand, si bien que les deux vont ensemble.',
      'On s’y assoit sur des ressorts Nosag et une âme en mousse froide. Les housses des coussins d’assise et de dossier ont une fermeture éclair et se confient au pressing.',
      'Il existe aussi en 188 cm, pour qui veut un peu plus de place sans passer au trois places.',
    ],
    materials: [
      'Structure : pin massif et multiplex de bouleau',
      'Assise : ressorts Nosag, mousse froide HR 35 et couche de fibres',
      'Revêtement : tissu (100 % polyester recyclé) ou 100 % lin',
      'Pieds : chêne massif huilé',
    ],
  },
  'sofa-lund-3': {
    description: [
      'Lund est bas, doux et rond. Ses accoudoirs de 22 cm descendent en arc jusqu’au sol ; le dossier s’arrête à 74 cm, pour ne pas couper la pièce en deux.',
      'Deux larges coussins au lieu de trois donnent une ligne calme, et à deux, personne n’est assis sur une couture. Le garnissage est en mousse froide avec une couche de duvet et de fibres : on s’enfonce un peu, et l’on se relève sans peine.',
      'Le socle noir est en retrait : le canapé paraît flotter juste au-dessus du sol.',
    ],
    materials: [
      'Structure : hêtre massif et multiplex',
      'Assise : ressorts ensachés, mousse froide HR 38, couche de duvet et de fibres de polyester',
      'Revêtement : bouclette (62 % polyester, 28 % acrylique, 10 % laine) ou chenille (100 % polyester recyclé), à partir de 35 000 tours Martindale',
      'Socle : hêtre laqué noir',
    ],
  },
  'sofa-como-3': {
    description: [
      'Como repose sur deux piètements luge en acier couleur laiton. Les accoudoirs ne font que 14 cm : sur 218 cm de large, il reste le plus de place possible pour s’asseoir.',
      'Le velours est ras et serré. Il prend la lumière autrement à chaque heure du jour et s’aspire facilement. Les poils d’animaux restent à la surface, ils n’entrent pas dans le tissu.',
      'Un coussin décoratif dans une seconde couleur de velours est fourni.',
    ],
    materials: [
      'Structure : hêtre massif',
      'Assise : ressorts Nosag, mousse froide HR 35',
      'Revêtement : velours (100 % polyester), résistance de 80 000 tours Martindale',
      'Piètement : acier, finition couleur laiton',
    ],
  },
  'sofa-rio-leather': {
    description: [
      'Pour Rio, nous utilisons un cuir semi-aniline de 1,2 à 1,4 mm. Les cicatrices et les différences de grain restent visibles : c’est à cela que l’on reconnaît le vrai cuir. Au fil des ans, la teinte devient plus chaude aux endroits où vous vous asseyez.',
      'Les coussins sont un peu plus fermes que ceux de nos canapés en tissu, car le cuir doit d’abord se faire. Après quelques mois, le canapé a pris votre forme.',
      'Les pieds sont en tôle d’acier, 9 cm de large et 1 cm d’épaisseur, thermolaqués noir. Le coussin en laine est fourni.',
    ],
    materials: [
      'Structure : hêtre massif',
      'Assise : ressorts Nosag, mousse froide HR 40 et couche de fibres',
      'Revêtement : cuir de vachette semi-aniline d’Italie, retannage végétal',
      'Pieds : acier thermolaqué noir',
    ],
  },
  'sofa-bergen-corner': {
    description: [
      'Bergen est le canapé de toute la famille. La méridienne avance de 158 cm, dont 122 cm d’assise : de quoi allonger les jambes. Les accoudoirs portent un coussin libre, on peut donc aussi y poser la tête.',
      'Il arrive en deux parties, que nos livreurs assemblent gratuitement chez vous. Chacune passe sur la tranche par une porte de 86 cm.',
      'La chenille est douce et tissée serré : miettes et poils s’enlèvent facilement. Les housses des coussins sont amovibles.',
    ],
    materials: [
      'Structure : pin massif et multiplex, attaches en acier',
      'Assise : ressorts Nosag, mousse froide HR 35 et couche de fibres',
      'Revêtement : chenille (100 % polyester recyclé), lin ou tissu, à partir de 40 000 tours Martindale',
      'Pieds : chêne massif teinté foncé',
    ],
  },
};
