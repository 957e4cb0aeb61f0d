export const chairs = {
  'chair-ella-oak': {
    description: [
      'Ella has a curved backrest cut from a single piece of solid oak. Its edge sits just below your shoulder blades and supports you without digging in.',
      'The seat is filled with firm foam and covered in a fabric that takes a good deal of wear. Undo two screws and the seat comes off: handy for reupholstering, or for another colour in ten years’ time.',
    ],
    materials: [
      'Frame: solid European oak, oiled',
      'Seat: plywood with high-resilience foam',
      'Cover: woven fabric or linen, from 40,000 Martindale rubs',
    ],
  },
  'chair-ella-walnut': {
    description: [
      'The same Ella, in American walnut. The wood is dark with plenty of figure, and lightens a little over the years.',
      'The seat is covered in 1.1 mm cowhide. The leather is dyed right through, so a scratch hardly shows. Rather have fabric? There is a grey weave as well.',
    ],
    materials: [
      'Frame: solid American walnut, oiled',
      'Seat: plywood with high-resilience foam',
      'Cover: cowhide or woven fabric',
    ],
  },
  'chair-ronja-rust': {
    description: [
      'Ronja holds your back on three sides and leaves your arms free, so you can pull right up to the table and stay there.',
      'The shell is moulded plywood under 3 cm of foam. The velvet is stretched over it all round without a visible seam. The matt black steel legs have felt feet.',
    ],
    materials: [
      'Shell: moulded plywood with high-resilience foam',
      'Cover: velvet (100% polyester), 80,000 Martindale rubs',
      'Legs: steel, powder-coated matt black',
    ],
  },
  'chair-ronja-boucle': {
    description: [
      'The Ronja shell in bouclé, on solid oak legs. The chunky loops make a dining chair feel halfway to an armchair.',
      'The legs are round and tapered. You fit them in five minutes with the key in the box.',
    ],
    materials: [
      'Shell: moulded plywood with high-resilience foam',
      'Cover: bouclé (62% polyester, 28% acrylic, 10% wool) or woven fabric',
      'Legs: solid oak, oiled',
    ],
  },
  'chair-stahl-cane': {
    description: [
      'Svea is a cantilever on runners. On each side a single bent steel tube runs from the seat along the floor to the back, so the chair slides over carpet as easily as over floorboards.',
      'Seat and back are woven cane in a wooden frame. Cane lets the air through and weighs next to nothing. It gives a little in the first few weeks and then stays as it is.',
    ],
    materials: [
      'Frame: 22 mm steel tube, powder-coated black',
      'Seat and back frames: solid oak, ash or walnut',
      'Seat and back: woven rattan cane, fitted by hand',
    ],
  },
  'chair-spindle-black': {
    description: [
      'Nine turned spindles, a shaped seat and legs set at an angle into the wood: Alva is first cousin to the Windsor chair and made the way spindle chairs have been for centuries.',
      'It is solid ash with two coats of water-based lacquer that let the grain through. It weighs a little over 5 kg and is easy to move about.',
    ],
    materials: ['Solid European ash, turned', 'Finish: water-based lacquer, matt'],
  },
  'chair-spindle-oak': {
    description: [
      'Alva in oak, finished so lightly that it looks untreated. The seat is 3 cm thick and hollowed by hand, so you don’t need a cushion.',
      'Each leg is turned and wedged into the seat. The more you sit on a joint like that, the tighter it gets.',
    ],
    materials: ['Solid European oak', 'Finish: hardwax oil'],
  },
  'armchair-nest': {
    description: [
      'On Nest the back and arms are one continuous sweep. The rim is 72 cm high at the back and drops towards the front, so you can lean back without your elbows getting in the way.',
      'The seat cushion is loose, with a filling of high-resilience foam and fibre. The small back cushion is included.',
      'The four solid oak legs are set in slightly. The armchair arrives fully assembled.',
    ],
    materials: [
      'Frame: solid beech and bent plywood',
      'Seat: HR 35 foam with a fibre layer',
      'Cover: bouclé, linen or chenille',
      'Legs: solid oak, oiled',
    ],
  },
  'armchair-nest-ochre': {
    description: [
      'Nest in velvet, on black steel legs. The sheen of the fabric brings out the round shape even more.',
      'The velvet is tough enough for every day: 80,000 rubs in the wear test. A drop of wine stays on the surface long enough for you to blot it.',
    ],
    materials: [
      'Frame: solid beech and bent plywood',
      'Seat: HR 35 foam with a fibre layer',
      'Cover: velvet (100% polyester), 80,000 Martindale rubs',
      'Legs: steel, powder-coated black',
    ],
  },
  'armchair-malmo': {
    description: [
      'Malmö shows how it is made. The solid walnut frame is put together with mortise and tenon joints, and the arms are wide enough for a mug of tea.',
      'Seat and back cushions rest on wooden slats. They are covered in through-dyed leather that looks better the more you use it. New covers can still be ordered years from now.',
    ],
    materials: [
      'Frame: solid American walnut, oiled',
      'Cushions: HR 35 foam with a fibre layer',
      'Cover: semi-aniline cowhide, 1.2 mm',
    ],
  },
  'armchair-malmo-oak': {
    description: [
      'The lighter Malmö: solid oak with cushions in linen or woven fabric. Light passes through the open frame, so the chair takes up little space in a small room.',
      'The covers have a zip. Linen and woven fabric can be washed at 30 degrees; bouclé goes to the dry cleaner’s. You can order a second set in another colour later on.',
    ],
    materials: [
      'Frame: solid European oak, oiled',
      'Cushions: HR 35 foam with a fibre layer',
      'Cover: linen, woven fabric or bouclé, removable',
    ],
  },
  'stool-tri': {
    description: [
      'Three legs never wobble, not even on old floorboards. Tri is a seat, a bedside table or somewhere to put your book by the bath.',
      'The seat is 35 cm across and 3 cm thick, with a rounded edge. The legs screw in without tools.',
    ],
    materials: ['Solid oak, walnut or ash stained black', 'Finish: hardwax oil'],
  },
};
