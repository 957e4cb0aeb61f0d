import { homePage } from '../../api/db/seed/content/home-page.ts';
import { freeDelivery, onlyHome, type SiteSeed } from '../seed-types.ts';
import { dutchHome, frenchHome } from './content/home.ts';
import { showroomList } from './content/showroom-list.ts';

export const seed: SiteSeed = {
  ...onlyHome,
  pages: [homePage('nl', dutchHome), homePage('fr', frenchHome)],
  offers: [freeDelivery({ nl: 'Gratis levering vanaf € 500', fr: 'Livraison gratuite dès 500 €' })],
  showrooms: showroomList,
};
