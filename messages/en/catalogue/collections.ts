import type { CatalogueTexts } from '../../shape/catalogue.ts';

export const collections: CatalogueTexts['collections'] = {
  linden: {
    title: 'Linden collection',
    intro: 'Our own designs, drawn in Utrecht and made in workshops we know.',
  },
  autumn: {
    title: 'Cosy at home',
    intro: 'Rust, ochre and mocha, and lamps for long evenings.',
  },
  'light-summer': {
    title: 'Summer light',
    intro: 'Cane, linen and white-oiled oak for rooms with the windows open.',
  },
  japandi: {
    title: 'Japandi calm',
    intro: 'Low furniture, quiet colours and visible wood.',
  },
  'mid-century': {
    title: 'Mid-century walnut',
    intro: 'Walnut, leather and brass, with the lines of the fifties.',
  },
  'home-office': {
    title: 'Working from home',
    intro: 'A desk, chair, lamp and bookcase that fit into a corner of the room together.',
  },
  boucle: {
    title: 'Soft bouclé',
    intro: 'Woolly, light in colour and lovely to touch.',
  },
  dinner: {
    title: 'Long dinners',
    intro: 'Generous tables, and chairs that see you through to coffee.',
  },
};

export const tags: CatalogueTexts['tags'] = {
  'solid-wood': {
    title: 'Solid wood',
    intro: 'Top, frame or legs are made of solid wood that you can sand and finish again.',
  },
  'free-installation': {
    title: 'Free assembly',
    intro: 'Our delivery team assembles this furniture in your home and takes the packaging away.',
  },
  'made-to-measure': {
    title: 'Made to measure',
    intro: 'Can also be made in another size. Made-to-measure pieces cannot be returned.',
  },
  quick: {
    title: 'Quick delivery',
    intro: 'In stock at our warehouse and with you within a few working days.',
  },
  'no-promotion': {
    title: 'Not in promotions',
    intro: 'These products are excluded from discounts and discount codes.',
  },
  'washable-cover': {
    title: 'Removable cover',
    intro: 'The cushion covers come off and can be cleaned.',
  },
  handmade: {
    title: 'Handmade',
    intro: 'Woven, plaited, turned or cast: no two pieces are quite alike.',
  },
  compact: {
    title: 'Small spaces',
    intro: 'Furniture that takes up little room and holds a lot.',
  },
  natural: {
    title: 'Natural materials',
    intro: 'Wood, wool, linen, stone and cane, with no plastic on the outside.',
  },
  pets: {
    title: 'Pet-friendly',
    intro: 'Close-woven fabrics that claws don’t catch in and a cloth wipes clean.',
  },
  dimmable: {
    title: 'Dimmable',
    intro: 'Works with a dimmer or has one in the flex.',
  },
  repairable: {
    title: 'Spare parts available',
    intro: 'Legs, covers, handles and shades can be reordered for up to ten years after purchase.',
  },
  'room-delivery': {
    title: 'To the room',
    intro: 'On request, two people carry this piece to the room of your choice.',
  },
};
