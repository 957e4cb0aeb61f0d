/** E27 is the large screw cap: many British lamps take a bayonet bulb, so it is named both ways. */
export const lighting = {
  'lamp-vega-floor': {
    description: [
      'A straight stem on a round base, with a linen shade 44 cm across. Vega gives soft light up and down and makes a good reading lamp beside an armchair.',
      'The dimmer is in the flex, at knee height. It takes an E27 large screw bulb, LED up to 15 watts, which is not included. Supplied with a UK three-pin plug.',
    ],
    materials: [
      'Base and stem: steel, brushed brass or matt black',
      'Shade: linen on a plastic lining',
      'Flex: fabric-covered, 250 cm',
    ],
  },
  'lamp-tripod-oak': {
    description: [
      'Three solid wood legs carry a linen shade. Trio stands firmly in a corner and takes up 50 cm of floor.',
      'The foot switch is easy to find in the dark. It takes an E27 large screw bulb, LED up to 15 watts, which is not included. Supplied with a UK three-pin plug.',
    ],
    materials: [
      'Legs: solid oak or walnut, oiled',
      'Shade: linen on a plastic lining',
      'Flex: fabric-covered, 220 cm',
    ],
  },
  'lamp-arc-brass': {
    description: [
      'Boge brings light to the middle of the table without a hook in the ceiling. The arc reaches out 105 cm and the shade hangs at 170 cm.',
      'A base of 16 kg of marble keeps the lamp in balance. The shade turns through 90 degrees, so you can aim the light. The bulb is not included. Supplied with a UK three-pin plug.',
    ],
    materials: [
      'Arc and shade: steel, brushed brass or matt black',
      'Base: Carrara marble',
      'Takes an E27 large screw bulb, LED up to 12 watts',
    ],
  },
  'lamp-table-luna': {
    description: [
      'Luna’s base is thrown on the wheel and given a matt glaze. It is finished by hand, so the colour varies slightly from one to the next.',
      'The linen shade is 35 cm across and gives a calm pool of light: enough to read by, not too bright to drift off to. It takes an E27 large screw bulb, LED up to 9 watts, which is not included. Supplied with a UK three-pin plug.',
    ],
    materials: ['Base: ceramic, matt glaze', 'Stem: brass', 'Shade: linen on a plastic lining'],
  },
  'pendant-dome-black': {
    description: [
      'A deep dome that keeps the light on the table and out of your eyes. The inside is brass-coloured, so even a cool LED looks warm.',
      'The flex is 150 cm and can be shortened. Hang the shade 60 to 70 cm above the table top. The bulb is not included.',
    ],
    materials: [
      'Shade: powder-coated steel, brass-coloured inside',
      'Flex: fabric-covered, 150 cm',
      'Takes an E27 large screw bulb, LED up to 15 watts',
    ],
  },
  'pendant-paper': {
    description: [
      'A ribbed globe of rice paper that spreads the light evenly round the room. It comes flat in a box and opens out in a minute.',
      'The white flex and lamp holder are included. Use an LED bulb of up to 10 watts; it is not included.',
    ],
    materials: ['Shade: rice paper on steel wire', 'Flex: white fabric, 150 cm'],
  },
  'pendant-rattan': {
    description: [
      'Thin rattan canes are bent into one another at an angle and fixed by hand. When the light is on, the weave throws fine lines of shadow across walls and ceiling.',
      'The black flex is 150 cm long. It takes an E27 large screw bulb, LED up to 12 watts, which is not included; a clear bulb throws the sharpest shadows.',
    ],
    materials: ['Shade: rattan on a steel ring', 'Flex: black fabric, 150 cm'],
  },
};
