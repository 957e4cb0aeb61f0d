import type { WrittenReviews } from '../../../shape/reviews.ts';

/** Examples for tables and chairs. */
export const dining: WrittenReviews = {
  'chair-ella-oak': [
    {
      author: 'Beatrice D.',
      rating: 5,
      title: 'Long lunch tested',
      text: 'Started at one, still at the table at six. No complaints.',
    },
    {
      author: 'Winston S.',
      rating: 4,
      title: 'On the firm side',
      text: 'Beautiful backs, all six the same. The seat is more board meeting than sofa.',
    },
    {
      author: 'Julie H.',
      rating: 4,
      title: 'Gravy came out',
      text: 'A quick dab with a wet cloth on the grey fabric and that was that.',
    },
  ],
  'chair-ella-walnut': [
    {
      author: 'Piers M.',
      rating: 5,
      title: 'Rich colour',
      text: 'The grain is so lively you can tell all four apart.',
    },
    {
      author: 'Aisha A.',
      rating: 4,
      title: 'An investment',
      text: 'Not cheap for a set. The leather wipes clean after every meal, which with twins is every hour.',
    },
  ],
  'chair-ronja-rust': [
    {
      author: 'Gemma P.',
      rating: 5,
      title: 'Back for more',
      text: 'I meant to buy two and ended up with six.',
    },
    {
      author: 'Barry F.',
      rating: 2,
      title: 'Perches, rather than sits',
      text: 'The seat was too short for my legs and I slid forward. Well made and a great colour, just not my chair.',
    },
  ],
  'chair-ronja-boucle': [
    {
      author: 'Lottie L.',
      rating: 5,
      title: 'Teddy bear chair',
      text: 'I keep finding the cat in it.',
    },
    {
      author: 'Neil G.',
      rating: 3,
      title: 'Lovely, not for toddlers',
      text: 'Gorgeous to look at. With two under five I should have picked the plain fabric.',
    },
  ],
  'chair-stahl-cane': [
    {
      author: 'Francesca K.',
      rating: 5,
      title: 'Cool in summer',
      text: 'You don’t stick to it, and it slides over the rug without catching.',
    },
    {
      author: 'Ivor J.',
      rating: 4,
      title: 'Creaked a bit',
      text: 'Only while the cane was new. It sits surprisingly soft for something you can see through.',
    },
  ],
  'chair-spindle-black': [
    {
      author: 'Heather B.',
      rating: 4,
      title: 'Can’t go wrong',
      text: 'A kitchen chair as it should be. Light enough to swing onto the table when mopping.',
    },
    {
      author: 'Dominic E.',
      rating: 5,
      title: 'No cushion needed',
      text: 'The seat is hollowed out and it makes all the difference.',
    },
  ],
  'chair-spindle-oak': [
    {
      author: 'Rosemary R.',
      rating: 5,
      title: 'Smooth as anything',
      text: 'Ran a pair of tights over every spindle. Not one snag.',
    },
    {
      author: 'Lewis O.',
      rating: 4,
      title: 'Smoked oak',
      text: 'A shade darker than my screen showed. I like it more for that.',
    },
  ],
  'dining-alma-oak': [
    {
      author: 'Caroline N.',
      rating: 5,
      title: 'Seats eight without elbows',
      text: 'Nobody straddles a leg, even in the middle.',
    },
    {
      author: 'Desmond C.',
      rating: 4,
      title: 'Measure the walkway',
      text: 'We took the 240 and had to shift the dresser. No regrets.',
    },
    {
      author: 'Jess W.',
      rating: 5,
      title: 'Homework, glue, dinner',
      text: 'Sanded out a felt-tip disaster myself and oiled it over. Good as new.',
    },
  ],
  'dining-alma-walnut': [
    {
      author: 'Edmund T.',
      rating: 5,
      title: 'Heirloom',
      text: 'The grain runs the full length without a break. We’ve already agreed who inherits it.',
    },
    {
      author: 'Sandra D.',
      rating: 4,
      title: 'Bar underneath',
      text: 'You kick it for the first week. Then you start using it as a footrest.',
    },
  ],
  'dining-iro-black': [
    {
      author: 'Hamish S.',
      rating: 4,
      title: 'Holds its own',
      text: 'Our room has a steel beam and this stands up to it. The legs are set in, so nobody bangs a knee.',
    },
    {
      author: 'Leila H.',
      rating: 3,
      title: 'Needs feeding',
      text: 'Looks terrific, but the top was thirsty until I’d oiled it twice.',
    },
  ],
  'dining-mira-round': [
    {
      author: 'Olive M.',
      rating: 5,
      title: 'No legs, no arguments',
      text: 'You can slot in a fifth person wherever you like.',
    },
    {
      author: 'Trevor A.',
      rating: 4,
      title: 'That base',
      text: 'It looks like a giant cotton reel and I mean that as praise. Hoovering around it is easy.',
    },
  ],
  'dining-flute-round': [
    {
      author: 'Camilla P.',
      rating: 5,
      title: 'Showstopper',
      text: 'Candlelight on the fluting is something else.',
    },
    {
      author: 'Roy F.',
      rating: 4,
      title: 'Cold elbows',
      text: 'In January you notice it’s stone. A cloth solves that, and hiding it feels a shame.',
    },
  ],
  'dining-bow-round': [
    {
      author: 'Martha L.',
      rating: 5,
      title: 'Good things take time',
      text: 'It was made to order, and the weeks of waiting are forgotten.',
    },
    {
      author: 'Kenneth G.',
      rating: 4,
      title: 'Five is right',
      text: 'Six can eat if they’re fond of each other. Lovely hand-shaped legs.',
    },
  ],
  'desk-nils-oak': [
    {
      author: 'Isla K.',
      rating: 5,
      title: 'Grown-up desk',
      text: 'Lives in the lounge and nobody asks why there’s an office in it.',
    },
    {
      author: 'Ben J.',
      rating: 4,
      title: 'Shallow drawers',
      text: 'Fine for a laptop and chargers, no good for box files. The legs came off for our attic stairs, which saved the day.',
    },
  ],
  'bench-alma-oak': [
    {
      author: 'Pauline B.',
      rating: 4,
      title: 'Cushion after pudding',
      text: 'For a quick supper it’s fine bare. Long Sunday lunches need padding.',
    },
    {
      author: 'Dev E.',
      rating: 5,
      title: 'Three kids in a row',
      text: 'They used to fight over chairs.',
    },
  ],
  'bench-vera-boucle': [
    {
      author: 'Alison R.',
      rating: 5,
      title: 'End of the bed',
      text: 'Finally somewhere for the throw that isn’t the floor.',
    },
    {
      author: 'Toby O.',
      rating: 4,
      title: 'Cream, so careful',
      text: 'It’s in our hall and muddy coats are banned from it. Nicely padded.',
    },
  ],
};
