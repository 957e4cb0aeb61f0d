import type { SiteSeed } from '../seed-types.ts';
import { aboutUs } from './content/about-us.ts';
import { autumn } from './content/autumn.ts';
import { bedroom } from './content/bedroom.ts';
import { boucle } from './content/boucle.ts';
import { collections } from './content/collections.ts';
import { franchise } from './content/franchise.ts';
import { helpCentre } from './content/help-centre.ts';
import { home } from './content/home.ts';
import { imprint } from './content/imprint.ts';
import { interiorAdvice } from './content/interior-advice.ts';
import { jobs } from './content/jobs.ts';
import { materials } from './content/materials.ts';
import { offers } from './content/offers.ts';
import { accessibility } from './content/policies/accessibility.ts';
import { delivery } from './content/policies/delivery.ts';
import { payment } from './content/policies/payment.ts';
import { privacy } from './content/policies/privacy.ts';
import { returns } from './content/policies/returns.ts';
import { terms } from './content/policies/terms.ts';
import { warranty } from './content/policies/warranty.ts';
import { withdrawal } from './content/policies/withdrawal.ts';
import { promotions } from './content/promotions.ts';
import { sale } from './content/sale.ts';
import { searchRedirects } from './content/search-redirects.ts';
import { showroomList } from './content/showroom-list.ts';
import { showrooms } from './content/showrooms.ts';

export const seed: SiteSeed = {
  pages: [
    home,
    autumn,
    sale,
    bedroom,
    boucle,
    materials,
    collections,
    aboutUs,
    franchise,
    helpCentre,
    imprint,
    interiorAdvice,
    jobs,
    showrooms,
    withdrawal,
    terms,
    delivery,
    payment,
    returns,
    warranty,
    privacy,
    accessibility,
  ],
  offers,
  promotions,
  searchRedirects,
  showrooms: showroomList,
};
