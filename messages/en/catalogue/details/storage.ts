export const storage = {
  'sideboard-slat-oak': {
    description: [
      'Rilla’s doors are made of upright slats, each 2 cm wide and rounded by sanding. They open with a push: no handle breaks up the lines.',
      'Each compartment has an adjustable shelf and a hole for cables. At 43 cm it is deep enough for dinner plates and lever arch files.',
      'The sideboard arrives assembled; our delivery team only has to screw on the four legs.',
    ],
    materials: [
      'Carcass: oak or walnut veneer on MDF with solid edges',
      'Doors and legs: solid wood',
      'Soft-close hinges, push-to-open catches',
    ],
  },
  'sideboard-cane-oak': {
    description: [
      'Three doors of woven cane in solid oak frames. Cane lets air and infrared through, so a remote control works with the doors shut.',
      'There is an adjustable shelf behind each door. The knobs are brass and grow duller with the years.',
    ],
    materials: [
      'Carcass: oak veneer with solid edges',
      'Doors: solid oak with woven rattan cane',
      'Knobs: brass',
    ],
  },
  'sideboard-plain-walnut': {
    description: [
      'Four flat doors with the grain running on from one to the next: the veneer is cut in sequence from a single log. Small brass knobs, slim legs in brass-coloured steel.',
      'Two compartments have shelves, the third a cutlery drawer with a felt-lined base. The fourth is left empty for bottles.',
    ],
    materials: ['Carcass and doors: walnut or oak veneer on MDF', 'Legs and knobs: steel and brass'],
  },
  'tv-slat-walnut': {
    description: [
      'The TV unit in the Rilla family has two slatted doors and an open bay in the middle for a games console or a soundbar of up to 55 cm.',
      'Cables run through a slot along the whole of the back, so there is no drilling. Suits a screen of up to 75 inches.',
    ],
    materials: [
      'Carcass: walnut or oak veneer on MDF',
      'Doors: solid slats',
      'Legs: steel, powder-coated black',
    ],
  },
  'tv-plain-oak': {
    description: [
      'White oil keeps the pale colour of freshly sawn oak. The grain runs sideways across the flaps, which makes the unit look lower and longer still.',
      'Two flaps open downwards with a brake. The shelf in the open bay can be left out.',
    ],
    materials: ['Carcass and flaps: oak veneer on MDF with solid edges', 'Legs: solid oak'],
  },
  'wardrobe-nord-oak': {
    description: [
      'Three tall oak doors with straight black steel handles. Clothes hang on a 96 cm rail on the left and in the middle; six shelves are on the right and above the rail.',
      'At 60 cm deep, hangers fit in sideways. The doors close softly.',
      'Our delivery team puts the wardrobe together where they set it down and fixes it to the wall there: in the room of your choice if you have it delivered there. Allow two hours.',
    ],
    materials: [
      'Carcass: oak veneer on chipboard',
      'Doors: oak veneer on MDF with solid edges',
      'Handles: steel, powder-coated black',
    ],
  },
  'wardrobe-shaker-white': {
    description: [
      'Shaker doors with two flat panels each, at home in a Victorian terrace and a new build alike. The paint is sprayed on in four thin coats and has a soft, matt skin.',
      'On the left is a rail at 165 cm for long dresses and coats, on the right and above the rail four shelves, and a drawer at the bottom right. A moulding finishes the top.',
    ],
    materials: ['Doors: MDF with a solid beech frame, painted', 'Carcass: painted MDF', 'Handles: brass'],
  },
  'wardrobe-slat-walnut': {
    description: [
      'The largest of the Rilla family: four doors two metres tall, faced with 250 slats. Closed, the wardrobe looks like a wall of wood.',
      'Inside, half is for hanging and half for folding. Two drawers with felt-lined bases run on full-extension runners.',
      'Would you like it made to measure? We come and measure up, and make it up to 240 cm wide to suit your ceiling. What we make for you in this way cannot be returned.',
    ],
    materials: ['Carcass: walnut or oak veneer', 'Doors: solid slats on MDF', 'Handles: brass'],
  },
  'bookshelf-oak': {
    description: [
      'Five shelves with 35 cm between them: room for novels, cookery books and lever arch files. They are 2.2 cm thick and carry 30 kg without sagging.',
      'The back panel is the same wood, so the bookcase can also stand away from the wall. A kit to fix it to the wall is included: please use it.',
    ],
    materials: ['Oak or walnut veneer on MDF with solid edges', 'Finish: hardwax oil'],
  },
  'bookshelf-loft': {
    description: [
      'An open unit without a back: six wooden shelves in a frame of square steel tube. You can reach it from both sides, so at right angles to a wall it divides a room as well. Always fix it to the wall with the kit supplied.',
      'The uprights have adjustable feet and bolt together. Two units side by side share one upright; the connecting kit is ordered separately.',
    ],
    materials: ['Shelves: walnut or oak veneer on plywood', 'Frame: 20 × 20 mm steel, powder-coated black'],
  },
  'nightstand-oak': {
    description: [
      'A drawer for what you would rather not see, an open shelf for the book you are reading. At 52 cm high it sits level with most mattresses.',
      'The drawer has dovetail joints and slides on wooden runners. The little knob is brass.',
    ],
    materials: ['Carcass: oak veneer with solid edges', 'Legs: solid oak', 'Knob: brass'],
  },
  'nightstand-walnut-2': {
    description: [
      'Two drawers of equal size from top to bottom, for anyone who likes to keep the surface clear. The fronts are cut from a single board, so the grain carries through.',
      'The lower drawer takes a tablet or a pile of magazines; a slot at the back lets the charging cable in.',
    ],
    materials: ['Carcass: walnut or ash veneer with solid edges', 'Legs: solid wood', 'Knobs: brass'],
  },
};
