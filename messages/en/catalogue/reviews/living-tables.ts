import type { WrittenReviews } from '../../../shape/reviews.ts';

/** Examples for low tables and rugs. */
export const livingTables: WrittenReviews = {
  'coffee-runa': [
    {
      author: 'Poppy H.',
      rating: 5,
      title: 'Toddler approved',
      text: 'No corners to bump into, and the lower shelf is now a garage for toy cars.',
    },
    {
      author: 'Ian M.',
      rating: 4,
      title: 'Steady',
      text: 'Four bolts, quarter of an hour. I nipped them up again later and it’s been rock solid.',
    },
  ],
  'coffee-drum-travertine': [
    {
      author: 'Verity A.',
      rating: 5,
      title: 'Heavy and handsome',
      text: 'Every little filled hollow is different.',
    },
    {
      author: 'Clive P.',
      rating: 3,
      title: 'Too low for me',
      text: 'I like to eat in front of the telly and have to bend double. As an object it’s superb.',
    },
  ],
  'coffee-frame-walnut': [
    {
      author: 'Zoe F.',
      rating: 4,
      title: 'Barely there',
      text: 'Slim black lines, warm wood. Magazines live underneath.',
    },
    {
      author: 'Tariq L.',
      rating: 5,
      title: 'Sorted our wonky floor',
      text: 'The little screw feet took care of a good centimetre.',
    },
  ],
  'coffee-pebble-walnut': [
    {
      author: 'Annabel G.',
      rating: 5,
      title: 'Nobody walks into it',
      text: 'Our old table had bruised everyone in the family. This one you just flow round.',
    },
    {
      author: 'Stuart K.',
      rating: 4,
      title: 'Lovely grain',
      text: 'Ours has a swirl at one end that I keep pointing out to people. It’s bigger than I’d pictured.',
    },
    {
      author: 'Naomi J.',
      rating: 5,
      title: 'Worth every penny',
      text: 'It’s the nicest thing in the house.',
    },
  ],
  'side-luna-marble': [
    {
      author: 'Eleanor B.',
      rating: 5,
      title: 'Sofa’s best friend',
      text: 'Right height for a mug without looking.',
    },
    {
      author: 'Craig E.',
      rating: 4,
      title: 'Heavier than you’d think',
      text: 'It stays upright when the dog charges past. Use a coaster with red wine.',
    },
  ],
  'rug-atlas-diamond': [
    {
      author: 'Wendy R.',
      rating: 5,
      title: 'No more echo',
      text: 'We could hear every footstep on the concrete. Now the room sounds like a room.',
    },
    {
      author: 'Jerome O.',
      rating: 4,
      title: 'Moulted at first',
      text: 'I filled the hoover three times in the first month. It settled down and looks wonderful.',
    },
  ],
  'rug-line-stripe': [
    {
      author: 'Kirsty N.',
      rating: 4,
      title: 'Door just clears it',
      text: 'Measure first, as ours passes with a whisker to spare. The navy stripe is smart.',
    },
    {
      author: 'Simon C.',
      rating: 5,
      title: 'Widens the room',
      text: 'We’ve a galley of a living room and the stripes really do help.',
    },
  ],
  'rug-plain-round': [
    {
      author: 'Joyce W.',
      rating: 5,
      title: 'Under the round table',
      text: 'Chairs stay on it when you pull them out, which was the whole point of the 250.',
    },
    {
      author: 'Adrian T.',
      rating: 4,
      title: 'Quiet colour',
      text: 'Two shades of wool twisted together, so it isn’t flat. Needs a grip underneath on laminate.',
    },
  ],
};
