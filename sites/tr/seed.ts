import { homePage } from '../../api/db/seed/content/home-page.ts';
import { freeDelivery, onlyHome, type SiteSeed } from '../seed-types.ts';
import { home } from './content/home.ts';

export const seed: SiteSeed = {
  ...onlyHome,
  pages: [homePage('tr', home)],
  offers: [freeDelivery({ tr: '25.000 TL üzeri ücretsiz teslimat' })],
};
