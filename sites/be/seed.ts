import type { SiteSeed } from '../seed-types.ts';
import { offers } from './content/offers.ts';
import { promotions } from './content/promotions.ts';
import { searchRedirects } from './content/search-redirects.ts';
import { showroomList } from './content/showroom-list.ts';

export const seed: SiteSeed = {
  offers,
  promotions,
  searchRedirects,
  showrooms: showroomList,
};
