import type { WrittenReviews } from '../../../shape/reviews.ts';

/** Examples for sofas and armchairs. */
export const livingSofas: WrittenReviews = {
  'sofa-oslo-3': [
    {
      author: 'Rachel B.',
      rating: 5,
      title: 'Worth clearing the room for',
      text: 'We got rid of two tired armchairs and never looked back. Take one back cushion away and it’s deep enough for an afternoon nap.',
    },
    {
      author: 'Graham T.',
      rating: 4,
      title: 'Firm, in a good way',
      text: 'My back has stopped complaining since we swapped our old squashy sofa for this. Anyone who likes to sink in should look elsewhere.',
    },
    {
      author: 'Priya N.',
      rating: 5,
      title: 'Grey that stays grey',
      text: 'I was worried it would look blue next to our walls. It doesn’t, and the piping along the seams keeps everything crisp.',
    },
    {
      author: 'Owen M.',
      rating: 4,
      title: 'Check your hallway',
      text: 'It comes in one piece. Ours went round the corner with a finger’s width to spare, and after that it was only the legs.',
    },
  ],
  'sofa-oslo-2': [
    {
      author: 'Hattie C.',
      rating: 5,
      title: 'Bay window sorted',
      text: 'Exactly fills the bay in our terrace. Two of us, one cat, everyone has a spot.',
    },
    {
      author: 'Callum R.',
      rating: 4,
      title: 'Proper sofa, small footprint',
      text: 'It doesn’t feel like a compromise when you sit down. I’d have liked one more scatter cushion.',
    },
    {
      author: 'Denise W.',
      rating: 3,
      title: 'Brighter than I thought',
      text: 'The terracotta looked muted on screen and is anything but. Comfortable all the same.',
    },
  ],
  'sofa-lund-3': [
    {
      author: 'Imogen H.',
      rating: 5,
      title: 'That curve',
      text: 'Photos don’t do the arms justice. You can rest your head on one all evening.',
    },
    {
      author: 'Nathan D.',
      rating: 4,
      title: 'Lower than it looks',
      text: 'Great for a room with low windows. Mocha was the right choice with a toddler about.',
    },
  ],
  'sofa-como-3': [
    {
      author: 'Yasmin A.',
      rating: 5,
      title: 'Dinner party sofa',
      text: 'Rust velvet, brass runners, and it photographs like a film set. More importantly, it’s comfortable.',
    },
    {
      author: 'Gareth P.',
      rating: 4,
      title: 'Shows every stroke',
      text: 'Run your hand across and it leaves a mark until you run it back. I find it oddly soothing.',
    },
    {
      author: 'Lorna F.',
      rating: 3,
      title: 'Covers stay put',
      text: 'They’re fixed, so no quick trip to the cleaners. A damp cloth has dealt with everything so far.',
    },
  ],
  'sofa-rio-leather': [
    {
      author: 'Duncan S.',
      rating: 5,
      title: 'Getting better',
      text: 'It was stiff in week one. By the summer the cognac had warmed up and the seats had settled.',
    },
    {
      author: 'Bethan L.',
      rating: 4,
      title: 'Keep it off the radiator',
      text: 'Lovely thick hide with honest marks. We moved it away from the heat to be safe.',
    },
  ],
  'sofa-bergen-corner': [
    {
      author: 'Sunil K.',
      rating: 5,
      title: 'Film night',
      text: 'Five of us and a bowl of popcorn, and still nobody on the floor.',
    },
    {
      author: 'Moira G.',
      rating: 4,
      title: 'Two chunks, one sofa',
      text: 'The crew carried it up in halves, clicked it together and took every scrap of wrapping away. Big, mind.',
    },
    {
      author: 'Alfie J.',
      rating: 4,
      title: 'Chaise hog',
      text: 'Whoever gets home first gets the long end. The soft chenille hoovers clean in seconds.',
    },
  ],
  'armchair-nest': [
    {
      author: 'Fiona B.',
      rating: 5,
      title: 'Sunday papers',
      text: 'Tea, lamp, crossword, gone.',
    },
    {
      author: 'Marcus E.',
      rating: 3,
      title: 'Doesn’t swivel',
      text: 'Comfy seat and a lovely shape. I’d hoped to turn it towards the telly, which was silly of me.',
    },
  ],
  'armchair-nest-ochre': [
    {
      author: 'Tamsin R.',
      rating: 5,
      title: 'Nearly went for beige',
      text: 'So glad I didn’t.',
    },
    {
      author: 'Leon O.',
      rating: 4,
      title: 'The dog has claimed it',
      text: 'Hair sits on top of the velvet and brushes straight off.',
    },
  ],
  'armchair-malmo': [
    {
      author: 'Hugh N.',
      rating: 5,
      title: 'You can see how it’s made',
      text: 'Real joints, nicely rounded, nothing hidden. My father, a cabinet maker, approved.',
    },
    {
      author: 'Siobhan C.',
      rating: 4,
      title: 'Sit, then slouch',
      text: 'High enough at the back for a doze. The leather squeaked for a few days and then stopped.',
    },
  ],
  'armchair-malmo-oak': [
    {
      author: 'Chloe W.',
      rating: 5,
      title: 'Spare covers',
      text: 'I like knowing I can order another colour one day. Sage for now.',
    },
    {
      author: 'Rhys T.',
      rating: 4,
      title: 'Good posture chair',
      text: 'You sit up rather than slump, which suits me. The arms are wood, so not one for sitting sideways.',
    },
  ],
  'stool-tri': [
    {
      author: 'Maggie D.',
      rating: 5,
      title: 'Handy little thing',
      text: 'Plant stand in the morning, extra seat at night.',
    },
    {
      author: 'Kwame S.',
      rating: 4,
      title: 'No tools needed',
      text: 'I bought the tall one for the kitchen counter. The legs simply twist in.',
    },
  ],
};
