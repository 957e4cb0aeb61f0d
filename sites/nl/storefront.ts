import { footer } from '../shared-storefront.ts';
import type { SiteStorefront } from '../site-types.ts';

export const storefront: SiteStorefront = {
  description:
    'Meubels en woonaccessoires van echt hout en stevige stoffen, thuisbezorgd in Nederland, België en Luxemburg.',
  footer: {
    ...footer,
    about: [
      ...footer.about,
      { key: 'interiorAdvice', alias: 'interieuradvies' },
      { key: 'materials', alias: 'materialengids' },
      { key: 'jobs', alias: 'werken-bij-linden' },
    ],
  },
  campaigns: [
    { key: 'sale', alias: 'aanbiedingen' },
    { key: 'collections', alias: 'collecties' },
  ],
};
