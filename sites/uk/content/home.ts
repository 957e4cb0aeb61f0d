import type { HomeTexts } from '../../../api/db/seed/content/home-page.ts';

export const home: HomeTexts = {
  title: 'Furniture and home goods from Linden Home',
  description:
    'Sofas, tables, beds and lighting with every dimension up front. Free delivery over £500 and 14 days to change your mind.',
  hero: {
    eyebrow: 'New season',
    title: 'A home you look forward to',
    short: 'Good to be home',
    text: 'Furniture in wood, wool and linen, made to live with for years.',
    linkText: 'See the living room',
  },
  categories: {
    heading: 'What are you looking for?',
    C11: 'Sofas',
    C31: 'Dining tables',
    C32: 'Dining chairs',
    C21: 'Beds',
    C51: 'Sideboards',
    C6: 'Lighting',
    C7: 'Rugs',
    C8: 'Decoration',
  },
  popular: { title: 'What others choose', text: 'The pieces ordered most often right now.' },
  dining: {
    title: 'Long dinners',
    text: 'A table with room for everyone, and chairs nobody is first to leave.',
    linkText: 'See the dining room',
  },
  bedroom: {
    title: 'A quiet bedroom',
    text: 'Solid oak, soft textiles and light that does not glare.',
    linkText: 'See the bedroom',
  },
  rooms: {
    heading: 'Room by room',
    living: 'The living room',
    reading: 'The reading corner',
    study: 'The study',
  },
  newest: { title: 'New in', linkText: 'All new products' },
  services: {
    heading: 'Buying from Linden',
    delivery: { title: 'Free delivery over £500', text: 'To your home, on a day agreed with the carrier.' },
    returns: { title: '14 days to change your mind', text: 'Not quite right? We collect it free of charge.' },
    sizes: {
      title: 'Every dimension up front',
      text: 'Of the furniture and of the boxes, to the centimetre.',
    },
    materials: { title: 'Plain about materials', text: 'Solid means solid, and veneer is called veneer.' },
  },
  questions: {
    heading: 'Frequently asked questions',
    list: [
      {
        question: 'When will my order arrive?',
        answer:
          'Every product shows a delivery period. The carrier agrees a day and a time slot with you beforehand.',
      },
      {
        question: 'How long do I have to return something?',
        answer:
          'You have 14 days from the day after delivery. Made-to-measure products are excluded; we say so before you order.',
      },
    ],
  },
  alts: {
    living: 'Bright living room with a sage green sofa, a walnut coffee table and a diamond-patterned rug',
    family: 'Living room with a blue corner sofa, a walnut and steel coffee table and an open bookcase',
    formal: 'Dining room with a long walnut table, six chairs with leather seats and two black pendants',
    bedroom: 'Bedroom with an oak spindle bed, two nightstands and a bouclé bench',
    study: 'Study with an oak desk, a black spindle chair and an open bookcase',
    reading: 'Reading corner with a tub chair, a marble side table and a floor lamp',
  },
};
