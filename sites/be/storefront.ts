import { footer } from '../shared-storefront.ts';
import type { SiteStorefront } from '../site-types.ts';

/** A page has one address in both languages, so it is in neither: as Belgian firms do, in English. */
const links: Pick<SiteStorefront, 'footer' | 'campaigns'> = {
  footer: {
    ...footer,
    about: [
      ...footer.about,
      { key: 'interiorAdvice', alias: 'interior-advice' },
      { key: 'materials', alias: 'materials' },
      { key: 'jobs', alias: 'jobs' },
    ],
  },
  campaigns: [
    { key: 'sale', alias: 'promo' },
    { key: 'collections', alias: 'collections' },
  ],
};

export const storefront: SiteStorefront = {
  ...links,
  description: 'Meubels en woonaccessoires van echt hout en stevige stoffen, aan huis geleverd in België.',
  also: {
    fr: {
      ...links,
      description:
        'Meubles et objets de décoration en bois authentique et tissus solides, livrés chez vous en Belgique.',
    },
  },
};
