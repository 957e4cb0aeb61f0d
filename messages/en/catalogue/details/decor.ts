export const decor = {
  'plant-ficus': {
    description: [
      'A rubber plant with four stems and broad, dark leaves. The veins are pressed into the leaf and the underside is paler, as on a real one.',
      'It is fixed in a 34 cm ceramic pot and stands 135 cm tall. It asks for no light and no water.',
    ],
    materials: ['Leaves: polyester and PE, UV-resistant', 'Stems: plastic on steel wire', 'Pot: ceramic'],
  },
  'plant-fiddle': {
    description: [
      'The fiddle-leaf fig is much loved and hard to keep alive. Not this one. It is 165 cm tall, with a single stem and large wavy leaves that you bend into shape yourself.',
      'The round pot is fibre concrete or ceramic, with felt underneath to protect your floor.',
    ],
    materials: [
      'Leaves: polyester, UV-resistant',
      'Stem: plastic on steel wire',
      'Pot: fibre concrete or ceramic',
    ],
  },
  'plant-olive': {
    description: [
      'An olive tree of 170 cm with grey-green leaves and a trunk with bark. The branches have wire in them and bend in any direction.',
      'The rounded ceramic pot is separate, so you can stand the tree in a pot of your own.',
    ],
    materials: ['Leaves: polyester, UV-resistant', 'Trunk: plastic with wood powder', 'Pot: ceramic'],
  },
  'plant-snake': {
    description: [
      'Stiff, upright leaves 95 cm high that take up very little room: just right beside a cabinet or in a narrow hall.',
      'They have the pale edge and the cross-banding of the real plant, better known as mother-in-law’s tongue.',
    ],
    materials: ['Leaves: PE, UV-resistant', 'Pot: ceramic, 28 cm'],
  },
  'rug-atlas-diamond': {
    description: [
      'Dark lines draw diamonds on a ground of undyed wool. The pattern is knotted by hand, so it is never quite straight.',
      'The rug is 13 mm thick, of which 11 mm is pile, with a cotton fringe at both ends. Wool shrugs off dirt by nature and softens the sound in a room with a hard floor.',
    ],
    materials: ['Pile: 100% wool', 'Warp and fringe: cotton'],
  },
  'rug-line-stripe': {
    description: [
      'Broad bands of sand with stripes in terracotta or navy. The stripes run across the rug and make a narrow room look wider.',
      'At 13 mm thick it is lovely in bare feet. If it lies near a door, check that the door clears it.',
    ],
    materials: ['Pile: 100% wool', 'Backing: cotton and jute'],
  },
  'rug-plain-round': {
    description: [
      'A plain round rug to go under a reading chair or a round table. Two shades of wool are twisted together, so the surface is calm without being flat.',
      'The edge is hemmed by hand. For a 120 cm table, take the 200 cm rug: the chairs then stay on it when you pull them up.',
    ],
    materials: ['Pile: 100% wool', 'Backing: cotton'],
  },
  'mirror-luna': {
    description: [
      'A round mirror with a narrow rim of brushed metal. It stands 3 cm off the wall, which draws a fine line of shadow around it.',
      'The hanging plate on the back lets you shift it by a centimetre, so the mirror hangs straight even if the hole isn’t quite where it should be. Screw and wall plug are included.',
    ],
    materials: ['Glass: 5 mm, silvered, with safety film', 'Rim: steel, brass-coloured or matt black'],
  },
  'mirror-arch': {
    description: [
      'At 175 cm it shows you from head to toe. Arka leans against the wall or hangs flat on it; fixings for both are in the box.',
      'The rounded top is softer than a rectangle and catches the light from a window opposite. If there are children or pets about, do fix it to the wall.',
    ],
    materials: ['Glass: 5 mm, silvered, with safety film', 'Frame: steel, matt black or brass-coloured'],
  },
  'vase-moon': {
    description: [
      'A round vase with a narrow neck, inspired by Korean moon jars. Three stems of eucalyptus are enough to fill it.',
      'The matt glaze is watertight inside. The stems in the picture are not included.',
    ],
    materials: ['Stoneware with a matt glaze'],
  },
  'basket-seagrass': {
    description: [
      'A sturdy basket of twisted seagrass, woven round a steel ring. Good for throws, toys, logs by the wood burner or as a pot for a plant.',
      'Seagrass smells faintly of hay for the first few weeks. It wears off.',
    ],
    materials: ['Seagrass, woven by hand', 'Ring: steel'],
  },
};
