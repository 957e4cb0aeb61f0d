import type { WrittenReviews } from '../../../shape/reviews.ts';

/** Examples for beds and storage. */
export const sleepingStorage: WrittenReviews = {
  'bed-haga-160': [
    {
      author: 'Nicola N.',
      rating: 5,
      title: 'Reading in bed again',
      text: 'Two soft pads just where your shoulders go. My old headboard was iron, so this is luxury.',
    },
    {
      author: 'Vincent C.',
      rating: 4,
      title: 'Put up for us',
      text: 'Two cheerful fitters and they took the boxes. I’d like a bit more room underneath.',
    },
  ],
  'bed-riva-channel': [
    {
      author: 'Portia W.',
      rating: 5,
      title: 'Hotel at home',
      text: 'The green panels make the whole room feel expensive.',
    },
    {
      author: 'Malcolm T.',
      rating: 4,
      title: 'A big presence',
      text: 'Allow some space around it. A soft brush keeps the velvet happy.',
    },
  ],
  'bed-spindle-oak': [
    {
      author: 'Freya D.',
      rating: 5,
      title: 'Light and quiet',
      text: 'You can see the wall through it, so our small bedroom still feels open. Not a single creak.',
    },
    {
      author: 'Keith S.',
      rating: 3,
      title: 'Hard to lean on',
      text: 'As a bed, faultless. For reading you’ll want a big pillow between you and the spindles.',
    },
  ],
  'bed-boucle-180': [
    {
      author: 'Sophie H.',
      rating: 5,
      title: 'Best thing in the flat',
      text: 'I’ve caught my husband stroking the headboard.',
    },
    {
      author: 'Gordon M.',
      rating: 4,
      title: 'Dog not allowed',
      text: 'House rule since it arrived. The loops are tight, but the cream is far too pretty to risk.',
    },
  ],
  'sideboard-slat-oak': [
    {
      author: 'Helena A.',
      rating: 5,
      title: 'No handles, no fuss',
      text: 'You push, it pops. Swallows the big dinner plates with room to spare.',
    },
    {
      author: 'Jamal P.',
      rating: 4,
      title: 'Dusting the slats',
      text: 'A paintbrush does it in two minutes. The fitters screwed it to the wall for us because of the children.',
    },
  ],
  'sideboard-cane-oak': [
    {
      author: 'Bridget F.',
      rating: 5,
      title: 'Suits an old house',
      text: 'New oak next to Victorian floorboards, and it looks right.',
    },
    {
      author: 'Tom L.',
      rating: 4,
      title: 'Pretty and useful',
      text: 'Tall bottles only fit once you take a shelf out. The cane is beautifully even.',
    },
  ],
  'sideboard-plain-walnut': [
    {
      author: 'Penelope G.',
      rating: 5,
      title: 'One long picture',
      text: 'The grain carries on across all four doors.',
    },
    {
      author: 'Russell K.',
      rating: 4,
      title: 'Understated',
      text: 'Takes a second look, and then you can’t stop. Tiny knobs, but they’re brass.',
    },
  ],
  'tv-slat-walnut': [
    {
      author: 'Amber J.',
      rating: 5,
      title: 'Finally, no tangle',
      text: 'Everything drops behind and the doors hide the rest.',
    },
    {
      author: 'Phil B.',
      rating: 4,
      title: 'Long and low',
      text: 'Makes the wall look wider. Dusting the slats is a small Sunday job.',
    },
  ],
  'tv-plain-oak': [
    {
      author: 'Caitlin E.',
      rating: 3,
      title: 'A long evening',
      text: 'It went together in the end, though not in an hour. Good-looking unit.',
    },
    {
      author: 'Errol R.',
      rating: 5,
      title: 'Pale and calm',
      text: 'It hasn’t yellowed, and the flaps come down slowly.',
    },
  ],
  'wardrobe-nord-oak': [
    {
      author: 'Judith O.',
      rating: 5,
      title: 'Quiet doors',
      text: 'They close themselves at the end. No more waking the baby.',
    },
    {
      author: 'Matthew N.',
      rating: 4,
      title: 'Check your ceiling',
      text: 'It’s 205 tall, and ours is an attic room, so we only just got away with it. The rail is nice and long.',
    },
  ],
  'wardrobe-shaker-white': [
    {
      author: 'Cordelia C.',
      rating: 4,
      title: 'Country, not twee',
      text: 'Soft matt paint and plain panels. Long coats hang free of the floor.',
    },
  ],
  'wardrobe-slat-walnut': [
    {
      author: 'Angus W.',
      rating: 5,
      title: 'Wall of walnut',
      text: 'Guests look for the cupboard and can’t find it.',
    },
  ],
  'bookshelf-oak': [
    {
      author: 'Miriam T.',
      rating: 5,
      title: 'Doesn’t sag',
      text: 'Atlases, cookbooks, thirty years of gardening magazines. Dead level.',
    },
    {
      author: 'Joel D.',
      rating: 4,
      title: 'Two people to lift',
      text: 'Built it flat on the carpet and then needed my neighbour. Wall fixings are in the box.',
    },
  ],
  'bookshelf-loft': [
    {
      author: 'Sasha S.',
      rating: 4,
      title: 'Splits the studio',
      text: 'Bed on one side, desk on the other, light comes through. Bolt it to the wall and it’s firm.',
    },
    {
      author: 'Vera H.',
      rating: 3,
      title: 'Dust from both sides',
      text: 'With no back, everything needs wiping twice as often. Looks terrific.',
    },
  ],
  'nightstand-oak': [
    {
      author: 'Gwen M.',
      rating: 5,
      title: 'Level with the mattress',
      text: 'I can find my glasses without opening my eyes.',
    },
    {
      author: 'Patrick A.',
      rating: 4,
      title: 'Neat',
      text: 'One drawer is plenty. It makes a soft wooden sound when it closes.',
    },
  ],
  'nightstand-walnut-2': [
    {
      author: 'Delia P.',
      rating: 4,
      title: 'Clear top, tidy mind',
      text: 'The charger lives in the bottom drawer now, with its cable out of the back.',
    },
  ],
  'basket-seagrass': [
    {
      author: 'Mina F.',
      rating: 5,
      title: 'Laundry that looks nice',
      text: 'The big one holds a full load and nobody guesses.',
    },
    {
      author: 'Harold L.',
      rating: 4,
      title: 'Log basket',
      text: 'Sturdy rim, so I can drag it to the stove. It sheds a few bits at first.',
    },
  ],
};
