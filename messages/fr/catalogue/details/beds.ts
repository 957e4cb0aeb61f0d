export const beds = {
  'bed-haga-160': {
    description: [
      'Haga a une tête de lit de 108 cm garnie de deux coussins moelleux, à hauteur d’épaules quand vous lisez assis.',
      'Les côtés sont rembourrés tout autour : aucune arête pour les tibias. Le sommier à lattes en bouleau lamellé-collé est compris, le matelas ne l’est pas.',
      'Les prix s’entendent sans matelas, oreillers ni linge de lit.',
    ],
    materials: [
      'Structure : pin massif et multiplex',
      'Revêtement : 100 % lin ou tissu',
      'Sommier : 2 × 14 lattes de bouleau',
      'Pieds : chêne massif',
    ],
  },
  'bed-riva-channel': {
    description: [
      'Neuf bandes verticales de velours font de la tête de lit un rideau souple. Chaque bande est garnie séparément et garde ainsi son relief après des années.',
      'Le lit est solidement construit, avec une traverse centrale et un pied supplémentaire. Le sommier à lattes est compris ; le matelas et le linge sont à votre choix.',
    ],
    materials: [
      'Structure : hêtre massif et multiplex',
      'Revêtement : velours (100 % polyester), résistance de 80 000 tours Martindale',
      'Sommier : lattes de bouleau',
    ],
  },
  'bed-spindle-oak': {
    description: [
      'Un lit en chêne massif dont la tête compte 21 fuseaux tournés. Le bord supérieur suit une courbe légère, comme sur la chaise Alva.',
      'Sous le lit, 25 cm restent libres pour des boîtes de rangement. Les assemblages se serrent par un boulon et ne grincent pas.',
      'Sommier à lattes compris. Le matelas, les oreillers et le linge visibles sur l’image ne le sont pas.',
    ],
    materials: ['Chêne européen massif', 'Sommier : lattes de bouleau', 'Finition : huile-cire dure'],
  },
  'bed-boucle-180': {
    description: [
      'Sur ce lit, tout est habillé de bouclette, de la tête au pied. Les boucles sont assez serrées pour ne pas accrocher et assez douces pour s’y appuyer.',
      'La tête de lit se compose de deux coussins bordés d’un passepoil. L’arrière est rembourré aussi : le lit peut donc se placer au milieu de la pièce. Le sommier à lattes est compris ; matelas, oreillers et linge ne le sont pas.',
    ],
    materials: [
      'Structure : pin massif et multiplex',
      'Revêtement : bouclette (62 % polyester, 28 % acrylique, 10 % laine)',
      'Sommier : lattes de bouleau',
      'Pieds : chêne massif',
    ],
  },
};
