/** British mattresses are 135 × 190, 150 × 200 and 180 × 200 cm: the other sizes of ours are continental. */
export const beds = {
  'bed-haga-160': {
    description: [
      'Haga’s headboard is 108 cm high with two soft cushions, just where your shoulders are when you sit up to read.',
      'The sides are upholstered all the way round, so there is no hard edge to catch your shins on. The slatted base of glued birch is included; mattress, pillows and bedding are not.',
      'Sizes are continental. 180 × 200 cm takes a UK super king mattress; 160 × 200 cm is 10 cm wider than a UK king, and 140 × 200 cm is 5 cm wider and 10 cm longer than a UK double. Please buy the mattress and fitted sheets to match.',
    ],
    materials: [
      'Frame: solid pine and plywood',
      'Cover: 100% linen or woven fabric',
      'Slatted base: 2 × 14 birch slats',
      'Legs: solid oak',
    ],
  },
  'bed-riva-channel': {
    description: [
      'Nine upright channels of velvet turn the headboard into a soft curtain. Each channel is filled separately, so the lines stay crisp for years.',
      'The bed is sturdily built, with a centre rail and an extra leg. The slatted base is included; mattress and bedding are yours to choose.',
      'Sizes are continental. 180 × 200 cm takes a UK super king mattress; 160 × 200 cm is 10 cm wider than a UK king, and 140 × 200 cm is 5 cm wider and 10 cm longer than a UK double.',
    ],
    materials: [
      'Frame: solid beech and plywood',
      'Cover: velvet (100% polyester), 80,000 Martindale rubs',
      'Slatted base: birch',
    ],
  },
  'bed-spindle-oak': {
    description: [
      'A solid oak bed with 21 turned spindles in the headboard. The top rail has a gentle curve, as it does on the Alva chair.',
      'There is 25 cm underneath for storage boxes. The joints pull tight with a bolt and don’t creak. The slatted base is included; the mattress, pillows and bedding in the picture are not.',
      'Sizes are continental. 180 × 200 cm takes a UK super king mattress; 160 × 200 cm is 10 cm wider than a UK king, and 140 × 200 cm is 5 cm wider and 10 cm longer than a UK double.',
    ],
    materials: ['Solid European oak', 'Slatted base: birch', 'Finish: hardwax oil'],
  },
  'bed-boucle-180': {
    description: [
      'Everything on this bed is wrapped in bouclé, from headboard to footboard. The loops are tight enough not to snag and soft enough to lean against.',
      'The headboard is two cushions with piping. The back is upholstered as well, so the bed can stand in the middle of a room. The slatted base is included; mattress, pillows and bedding are not.',
      'Sizes are continental. 180 × 200 cm takes a UK super king mattress; 160 × 200 cm is 10 cm wider than a UK king, so buy the mattress and fitted sheets to match.',
    ],
    materials: [
      'Frame: solid pine and plywood',
      'Cover: bouclé (62% polyester, 28% acrylic, 10% wool)',
      'Slatted base: birch',
      'Legs: solid oak',
    ],
  },
};
