import { homePage } from '../../api/db/seed/content/home-page.ts';
import { slot } from '../../api/db/seed/content/page.ts';
import { freeDelivery, onlyHome, type SiteSeed } from '../seed-types.ts';
import { home } from './content/home.ts';
import { quote } from './content/quote.ts';

const page = homePage('pl', home);
const quoteSlot = slot('quote', 'quote', quote);

export const seed: SiteSeed = {
  ...onlyHome,
  pages: [{ ...page, slots: [quoteSlot, ...page.slots], mobile: [quoteSlot, ...(page.mobile ?? [])] }],
  offers: [freeDelivery({ pl: 'Darmowa dostawa od 2 000 zł' })],
};
