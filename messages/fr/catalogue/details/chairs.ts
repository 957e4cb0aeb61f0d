export const chairs = {
  'chair-ella-oak': {
    description: [
      'Le dossier cintré d’Ella est scié dans une seule pièce de chêne massif. Son bord tombe juste sous les omoplates et soutient sans appuyer.',
      'L’assise est garnie d’une mousse ferme et recouverte d’un tissu qui ne craint pas grand-chose. Deux vis suffisent à la retirer : pratique pour la faire recouvrir, ou pour changer de couleur dans dix ans.',
    ],
    materials: [
      'Structure : chêne européen massif huilé',
      'Assise : multiplex et mousse froide',
      'Revêtement : tissu ou lin, à partir de 40 000 tours Martindale',
    ],
  },
  'chair-ella-walnut': {
    description: [
      'La même Ella, en noyer d’Amérique. Le bois est foncé, veiné avec vivacité, et s’éclaircit un peu avec les années.',
      'L’assise est tendue d’un cuir de vachette de 1,1 mm, teint dans la masse : une griffe s’y voit à peine. Vous préférez le tissu ? Il existe en gris.',
    ],
    materials: [
      'Structure : noyer d’Amérique massif huilé',
      'Assise : multiplex et mousse froide',
      'Revêtement : cuir de vachette ou tissu',
    ],
  },
  'chair-ronja-rust': {
    description: [
      'Ronja entoure le dos de trois côtés mais laisse les bras libres. On s’attable facilement, et l’on reste longtemps.',
      'La coque est en multiplex moulé, avec 3 cm de mousse. Le velours est tendu tout autour, sans couture visible.',
      'Les pieds en acier sont noir mat et munis de patins en feutre.',
    ],
    materials: [
      'Coque : multiplex moulé et mousse froide',
      'Revêtement : velours (100 % polyester), résistance de 80 000 tours Martindale',
      'Pieds : acier thermolaqué noir mat',
    ],
  },
  'chair-ronja-boucle': {
    description: [
      'La coque Ronja en bouclette, sur des pieds en chêne massif. Les grosses boucles font presque un fauteuil de cette chaise de salle à manger.',
      'Les pieds sont tournés et s’affinent vers le bas. Avec la clé fournie, vous les montez en cinq minutes.',
    ],
    materials: [
      'Coque : multiplex moulé et mousse froide',
      'Revêtement : bouclette (62 % polyester, 28 % acrylique, 10 % laine) ou tissu',
      'Pieds : chêne massif huilé',
    ],
  },
  'chair-stahl-cane': {
    description: [
      'Svea est montée sur patins. De chaque côté, un seul tube d’acier cintré va de l’assise au dossier en passant par le sol : la chaise glisse aussi bien sur un tapis que sur du parquet.',
      'L’assise et le dossier sont en rotin tressé, dans un cadre en bois. Le cannage laisse passer l’air et ne pèse presque rien. Il s’assouplit un peu les premières semaines, puis ne bouge plus.',
    ],
    materials: [
      'Structure : tube d’acier thermolaqué noir, 22 mm',
      'Cadres : chêne, frêne ou noyer massif',
      'Assise et dossier : rotin tressé, tendu à la main',
    ],
  },
  'chair-spindle-black': {
    description: [
      'Neuf barreaux tournés, une assise creusée et des pieds plantés en biais dans le bois : Alva est faite comme les chaises à barreaux le sont depuis des siècles.',
      'Elle est en frêne massif, laquée deux fois avec un vernis à l’eau qui laisse voir la veine. Elle pèse un peu plus de cinq kilos et se déplace sans effort.',
    ],
    materials: ['Frêne massif d’Europe, tourné', 'Finition : vernis à l’eau, mat'],
  },
  'chair-spindle-oak': {
    description: [
      'Alva en chêne d’aspect brut. L’assise a 3 cm d’épaisseur et est creusée à la main : on y est bien, même sans coussin.',
      'Chaque pied est tourné et bloqué dans l’assise par un coin. Plus on charge cet assemblage, plus il se serre.',
    ],
    materials: ['Chêne européen massif', 'Finition : huile-cire dure'],
  },
  'armchair-nest': {
    description: [
      'Sur Nest, le dossier et les accoudoirs ne font qu’un mouvement. Le bord, haut de 72 cm à l’arrière, descend vers l’avant : vous vous adossez sans que les coudes soient gênés.',
      'Le coussin d’assise est libre, garni de mousse froide et de fibres. Le petit coussin de dossier est fourni.',
      'Les quatre pieds en chêne massif sont légèrement en retrait. Le fauteuil arrive monté.',
    ],
    materials: [
      'Structure : hêtre massif et multiplex cintré',
      'Assise : mousse froide HR 35 et couche de fibres',
      'Revêtement : bouclette, lin ou chenille',
      'Pieds : chêne massif huilé',
    ],
  },
  'armchair-nest-ochre': {
    description: [
      'Nest en velours, sur des pieds en acier noir. Le reflet du tissu donne encore plus de profondeur à la forme ronde.',
      'Le velours supporte l’usage quotidien : 80 000 tours au test d’usure. Une goutte de vin reste assez longtemps à la surface pour être tamponnée.',
    ],
    materials: [
      'Structure : hêtre massif et multiplex cintré',
      'Assise : mousse froide HR 35 et couche de fibres',
      'Revêtement : velours (100 % polyester), résistance de 80 000 tours Martindale',
      'Pieds : acier thermolaqué noir',
    ],
  },
  'armchair-malmo': {
    description: [
      'Malmö montre comment il est fait. La structure en noyer massif est assemblée à tenons et mortaises ; l’accoudoir est assez large pour une tasse de café.',
      'Les coussins d’assise et de dossier reposent sur des lattes de bois. Ils sont habillés d’un cuir teint dans la masse, qui embellit à mesure que l’on s’y assoit. De nouvelles housses se commandent encore des années plus tard.',
    ],
    materials: [
      'Structure : noyer d’Amérique massif huilé',
      'Coussins : mousse froide HR 35 et couche de fibres',
      'Revêtement : cuir de vachette semi-aniline, 1,2 mm',
    ],
  },
  'armchair-malmo-oak': {
    description: [
      'Malmö en clair : chêne massif et coussins en lin ou en tissu. La structure ouverte laisse passer la lumière, et le fauteuil prend peu de place dans une petite pièce.',
      'Les housses ont une fermeture éclair. Le lin et le tissu se lavent à 30 degrés, la bouclette se confie au pressing. Un second jeu, dans une autre couleur, peut se commander plus tard.',
    ],
    materials: [
      'Structure : chêne européen massif huilé',
      'Coussins : mousse froide HR 35 et couche de fibres',
      'Revêtement : lin, tissu ou bouclette, amovible',
    ],
  },
  'stool-tri': {
    description: [
      'Trois pieds tiennent toujours d’aplomb, même sur un sol de travers. Tri sert de siège, de chevet ou de petite table près de la baignoire.',
      'L’assise ronde a 35 cm de diamètre et 3 cm d’épaisseur, au bord arrondi. Les pieds se vissent sans outil.',
    ],
    materials: ['Chêne ou noyer massif, ou frêne teinté noir', 'Finition : huile-cire dure'],
  },
};
