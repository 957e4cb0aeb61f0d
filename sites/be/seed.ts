import { freeDelivery, onlyHome, type SiteSeed } from '../seed-types.ts';
import { showroomList } from './content/showroom-list.ts';

export const seed: SiteSeed = {
  ...onlyHome,
  offers: [freeDelivery({ nl: 'Gratis levering vanaf € 500', fr: 'Livraison gratuite dès 500 €' })],
  showrooms: showroomList,
};
