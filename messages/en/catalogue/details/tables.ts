export const tables = {
  'dining-alma-oak': {
    description: [
      'Alma’s top is made of full-length boards of solid oak, 11.5 cm wide. The underside of the edge is cut away at an angle, so a top 3 cm thick still looks light.',
      'The legs stand almost at the corners: three people fit along each side without a leg between their knees. There is 65 cm clear under the rail.',
      'The wood is oiled and will move a little with the seasons. A ring or a scratch can be sanded out by hand, and oil brings the colour back.',
    ],
    materials: ['Top: solid European oak, full-length boards', 'Base: solid oak', 'Finish: hardwax oil'],
  },
  'dining-alma-walnut': {
    description: [
      'The walnut Alma stands on two trestles with a rail between them, like an old refectory table. They are set well in, so there is plenty of legroom at the ends too.',
      'We match boards from the same tree for each top, so the grain carries across. No two tables are alike.',
      'The 300 × 100 cm table seats twelve. It belongs to our standard range too, so you can return it like any other.',
    ],
    materials: ['Solid American walnut', 'Finish: hardwax oil, satin'],
  },
  'dining-iro-black': {
    description: [
      'Smoked oak on two black steel frames. Fuming with ammonia darkens the tannin deep into the board, so the colour won’t wear off.',
      'The frames are round tube, 3 cm thick, and lean out slightly. Six bolts and ten minutes, and the table is up.',
    ],
    materials: ['Top: solid oak, 3.2 cm', 'Base: steel, powder-coated matt black', 'Finish: hardwax oil'],
  },
  'dining-mira-round': {
    description: [
      'Mira’s pedestal is turned from layers of solid wood and flares out at top and bottom, like a cotton reel. There are no legs to sit around.',
      'The 120 cm table seats four in comfort, the 140 cm table six. The edge is bevelled underneath, which makes the top feel thin.',
    ],
    materials: [
      'Top: solid oak or ash, 3 cm',
      'Pedestal: laminated solid wood, turned',
      'Finish: hardwax oil',
    ],
  },
  'dining-flute-round': {
    description: [
      'A column of black ash with upright flutes carries a marble top. The flutes are cut into solid wood and run all the way round.',
      'Marble is a natural material: veins and colour differ from one top to the next. The surface is honed, so it is matt, and sealed against stains.',
    ],
    materials: ['Top: marble, 3 cm, honed and sealed', 'Pedestal: solid ash, stained black and lacquered'],
  },
  'dining-bow-round': {
    description: [
      'Four curved legs meet under the top and fan out towards the floor. That makes the table stable and still leaves room for your feet.',
      'The legs are sawn from solid wood and rounded by hand. At 125 cm across, five people fit easily.',
    ],
    materials: ['Solid walnut or oak', 'Finish: hardwax oil, satin'],
  },
  'coffee-runa': {
    description: [
      'Runa has two tops: one for cups, and one below for books and the remote. The edges are rounded, which is a comfort with small children in the house.',
      'Each of the four legs is fixed with a single bolt. The lower top holds them in place, so the table won’t wobble years from now either.',
    ],
    materials: ['Tops: solid oak or walnut', 'Legs: solid wood', 'Finish: hardwax oil'],
  },
  'coffee-drum-travertine': {
    description: [
      'A thick round top on a sturdy column, both of real stone. Travertine forms where warm springs leave lime behind. The small holes that come with it are filled and the top is honed, so it is smooth and matt.',
      'The table weighs at least 64 kg and stays where you put it. Top and base come separately; two people can set one on the other without tools.',
    ],
    materials: ['Travertine or Carrara marble, honed', 'Felt rings under the base'],
  },
  'coffee-frame-walnut': {
    description: [
      'A slim black steel frame with two wooden shelves. The lower one is 13 cm off the floor and takes baskets, books or a board game.',
      'The tubes are 2 cm square. Four adjustable feet make up for an uneven floor.',
    ],
    materials: [
      'Shelves: walnut or oak veneer on plywood with a solid edge',
      'Frame: steel, powder-coated black',
    ],
  },
  'coffee-pebble-walnut': {
    description: [
      'There isn’t a straight line in Pebble’s outline. The top is 118 cm long and 72 cm at its widest, with an edge as round as a worn stone.',
      'Three blades of solid wood make the legs. Each faces a different way, so the table looks different from every side and still stands firm.',
    ],
    materials: ['Solid walnut or oak, 3.4 cm', 'Finish: hardwax oil'],
  },
  'side-luna-marble': {
    description: [
      'A 45 cm marble top on one slender column. The round base is weighted, so the table won’t tip over if someone leans on it for a moment.',
      'At 50 cm high, Luna suits the arm of most sofas and the height of most mattresses.',
    ],
    materials: ['Top: marble, 1.8 cm, sealed', 'Column and base: steel, brushed brass or matt black'],
  },
  'desk-nils-oak': {
    description: [
      'Nils is a desk you won’t mind having in the living room. Two full-width drawers take a laptop, notebooks and chargers; small brass knobs pull them open.',
      'The top is at least 62 cm deep: enough for a screen at arm’s length and a keyboard in front. There is a cut-out for cables in the back rail.',
      'The legs are set at an angle and unscrew, so the desk can go up a narrow staircase.',
    ],
    materials: [
      'Top and legs: solid oak or walnut',
      'Drawers: birch plywood on soft-close metal runners',
      'Knobs: brass',
    ],
  },
  'bench-alma-oak': {
    description: [
      'The bench to go with the Alma table. At 140 cm it seats two, at 180 cm three. The smaller bench fits between the legs of a 180 or 200 cm Alma, the larger one under the 240 cm table.',
      'The seat is full-length oak boards with rounded edges. When it isn’t needed, the bench slides right under the table.',
    ],
    materials: ['Solid European oak', 'Finish: hardwax oil'],
  },
  'bench-vera-boucle': {
    description: [
      'Vera belongs at the foot of the bed, in the hall or under a window. The cushion is 9 cm thick and piped all round.',
      'At 120 cm the bench suits a bed 140 cm wide or more. The legs are solid wood, set at an angle.',
    ],
    materials: [
      'Seat: high-resilience foam with bouclé (62% polyester, 28% acrylic, 10% wool)',
      'Base: solid walnut or oak, oiled',
    ],
  },
};
