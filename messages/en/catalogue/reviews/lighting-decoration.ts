import type { WrittenReviews } from '../../../shape/reviews.ts';

/** Examples for lamps, mirrors and plants. */
export const lightingDecoration: WrittenReviews = {
  'lamp-vega-floor': [
    {
      author: 'Ruth G.',
      rating: 5,
      title: 'Knitting light',
      text: 'Bright enough for dark wool, and it dims for the evening.',
    },
    {
      author: 'Eddie K.',
      rating: 4,
      title: 'Bring your own bulb',
      text: 'It says so, and I still forgot. Brass likes a wipe now and then.',
    },
  ],
  'lamp-tripod-oak': [
    {
      author: 'Saffron J.',
      rating: 4,
      title: 'Foot switch',
      text: 'My toes find it in the dark. There’s no dimmer, so choose the bulb with care.',
    },
    {
      author: 'Noel B.',
      rating: 5,
      title: 'Dog proof',
      text: 'The Labrador leans on it daily.',
    },
  ],
  'lamp-arc-brass': [
    {
      author: 'Jocelyn E.',
      rating: 5,
      title: 'Reaches further than you’d think',
      text: 'It stands behind the sofa and still lights the middle of the table. The dimmer is by your foot.',
    },
    {
      author: 'Victor R.',
      rating: 4,
      title: 'Tall visitor tested',
      text: 'My son is 6ft 3 and ducked the first time. Tilt the shade and it works as a wall light too.',
    },
  ],
  'lamp-table-luna': [
    {
      author: 'Edith O.',
      rating: 5,
      title: 'A pair of them',
      text: 'Slightly different glazes, like sisters. Soft enough to fall asleep by.',
    },
    {
      author: 'Jude N.',
      rating: 4,
      title: 'Switch on the cord',
      text: 'I’d have put it on the base. Everything else is lovely.',
    },
  ],
  'pendant-dome-black': [
    {
      author: 'Marianne C.',
      rating: 5,
      title: 'Light where you need it',
      text: 'On the table and not in your eyes.',
    },
    {
      author: 'Terry W.',
      rating: 4,
      title: 'Shortened the flex',
      text: 'Our ceiling is low. Ten minutes’ work and it hangs just right.',
    },
  ],
  'pendant-paper': [
    {
      author: 'Luna T.',
      rating: 5,
      title: 'Landing transformed',
      text: 'It hangs in the stairwell and fills all that empty air.',
    },
    {
      author: 'Percy D.',
      rating: 3,
      title: 'Delicate',
      text: 'A stray broom handle went straight through the paper. I’ve ordered another all the same.',
    },
  ],
  'pendant-rattan': [
    {
      author: 'Carmen S.',
      rating: 5,
      title: 'Holiday feeling',
      text: 'Hung it in the garden room and nobody wants to leave.',
    },
    {
      author: 'Lionel H.',
      rating: 4,
      title: 'Read the wattage',
      text: 'It takes up to 12 watts, which is enough over our small table. The weave is beautifully uneven.',
    },
  ],
  'mirror-luna': [
    {
      author: 'Phoebe M.',
      rating: 5,
      title: 'Went bigger',
      text: 'The 100 over the fireplace looks as if it had always been there.',
    },
    {
      author: 'Alan A.',
      rating: 4,
      title: 'Smudges',
      text: 'Two children at nose height, so I polish a lot. The glass itself is perfect.',
    },
  ],
  'mirror-arch': [
    {
      author: 'Tess P.',
      rating: 5,
      title: 'Softens a square room',
      text: 'Everything in our bedroom was corners until this came.',
    },
    {
      author: 'Gilbert F.',
      rating: 4,
      title: 'Stairs were a workout',
      text: 'It’s a heavy old thing to get up a narrow staircase. Once there it stays put.',
    },
  ],
  'plant-olive': [
    {
      author: 'Rosalind L.',
      rating: 5,
      title: 'Fooled my mother',
      text: 'She asked how often I water it.',
    },
  ],
  'plant-fiddle': [
    {
      author: 'Spencer G.',
      rating: 4,
      title: 'Unkillable',
      text: 'It dusts easily and never sulks. The real ones always did.',
    },
  ],
  'plant-ficus': [
    {
      author: 'Mavis K.',
      rating: 4,
      title: 'Convincing from the sofa',
      text: 'Up close you can tell, and I don’t mind. Good heavy pot.',
    },
  ],
  'vase-moon': [
    {
      author: 'Ottilie J.',
      rating: 5,
      title: 'Quiet lump of a thing',
      text: 'Round, pale and a bit wonky. I moved three other vases to the cupboard.',
    },
    {
      author: 'Wilf B.',
      rating: 4,
      title: 'Chalky and nice',
      text: 'It’s matt, and too narrow for tulips. Twigs look great.',
    },
  ],
};
