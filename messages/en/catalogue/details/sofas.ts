export const sofas = {
  'sofa-oslo-3': {
    description: [
      'Oslo has straight arms and three loose seat cushions. The seat is 56 cm deep, so your feet are on the floor and your back is in the cushions. Take a back cushion away and there is room to read with your legs tucked up.',
      'The cushions have a high-resilience foam core wrapped in a layer of fibre. They spring back by themselves; just turn and plump them now and then. Piping follows the seams and keeps the shape neat.',
      'The solid oak legs splay out a little. There is a gap of 14 cm under the sofa, enough for a robot vacuum. The two scatter cushions in the picture are included.',
    ],
    materials: [
      'Frame: solid pine and birch plywood, glued and screwed',
      'Seat: zigzag springs, HR 35 foam with a fibre layer',
      'Cover: 100% linen or woven fabric (100% recycled polyester), from 40,000 Martindale rubs',
      'Legs: solid oak, oiled',
    ],
  },
  'sofa-oslo-2': {
    description: [
      'The two-seater in the Oslo family is 168 cm wide and fits a front room, a studio flat or the space opposite its bigger brother. The arms are the same height on both, so they look right together.',
      'You sit on zigzag springs and a core of high-resilience foam. The covers of the seat and back cushions have a zip and can go to the dry cleaner’s.',
      'It also comes 188 cm wide, if you would like a little more room without going up to a three-seater.',
    ],
    materials: [
      'Frame: solid pine and birch plywood',
      'Seat: zigzag springs, HR 35 foam with a fibre layer',
      'Cover: woven fabric (100% recycled polyester) or 100% linen',
      'Legs: solid oak, oiled',
    ],
  },
  'sofa-lund-3': {
    description: [
      'Lund is low, soft and round. The arms are 22 cm wide and curve down to the floor; the back stops at 74 cm, so the sofa doesn’t cut a room in two.',
      'Two broad seat cushions instead of three keep the lines calm, and when there are two of you nobody sits on a seam. They are high-resilience foam with a topping of down and fibre, so you sink in a little and still get up easily.',
      'The black plinth is set back, which makes the sofa look as if it floats just above the floor.',
    ],
    materials: [
      'Frame: solid beech and plywood',
      'Seat: pocket springs, HR 38 foam, topping of down and polyester fibre',
      'Cover: bouclé (62% polyester, 28% acrylic, 10% wool) or chenille (100% recycled polyester), from 35,000 Martindale rubs',
      'Plinth: beech, lacquered black',
    ],
  },
  'sofa-como-3': {
    description: [
      'Como stands on two brass-coloured steel runners. The arms are only 14 cm wide, so as much as possible of its 218 cm is left for sitting.',
      'The velvet is short and densely woven. It changes with the light through the day and vacuums well. Pet hair sits on top of the pile rather than working its way in.',
      'One scatter cushion in a second shade of velvet is included.',
    ],
    materials: [
      'Frame: solid beech',
      'Seat: zigzag springs, HR 35 foam',
      'Cover: velvet (100% polyester), 80,000 Martindale rubs',
      'Base: steel with a brass-coloured coating',
    ],
  },
  'sofa-rio-leather': {
    description: [
      'For Rio we use semi-aniline leather, 1.2 to 1.4 mm thick. Scars and changes in the grain stay visible: that is how you know it is real. Over the years the colour warms where you sit.',
      'The cushions are a touch firmer than on our fabric sofas, because leather needs breaking in. After a few months the sofa has taken on your shape.',
      'The legs are plate steel, 9 cm wide and 1 cm thick, powder-coated black. The wool cushion is included.',
    ],
    materials: [
      'Frame: solid beech',
      'Seat: zigzag springs, HR 40 foam with a fibre layer',
      'Cover: semi-aniline cowhide from Italy, vegetable retanned',
      'Legs: steel, powder-coated black',
    ],
  },
  'sofa-bergen-corner': {
    description: [
      'Bergen is a sofa for the whole family. The chaise comes 158 cm into the room and 122 cm of that is seat: enough to stretch your legs out. The arms have a loose cushion, which makes them good to rest your head on too.',
      'The sofa comes in two sections, which our delivery team clicks together in your home, free of charge. Each of them fits on its side through a doorway of 86 cm.',
      'Chenille feels soft and is densely woven, so crumbs and hairs come off easily. The cushion covers are removable.',
    ],
    materials: [
      'Frame: solid pine and plywood, steel connectors',
      'Seat: zigzag springs, HR 35 foam with a fibre layer',
      'Cover: chenille (100% recycled polyester), linen or woven fabric, from 40,000 Martindale rubs',
      'Legs: solid oak, stained dark',
    ],
  },
};
