import { footer } from '../shared-storefront.ts';
import type { SiteStorefront } from '../site-types.ts';

export const storefront: SiteStorefront = {
  description:
    'Nábytek a bytové doplňky z poctivého dřeva a odolných textilií, s doručením až domů po celé České republice.',
  footer: {
    ...footer,
    about: [
      ...footer.about,
      { key: 'interiorAdvice', alias: 'interierove-poradenstvi' },
      { key: 'materials', alias: 'pruvodce-materialy' },
      { key: 'jobs', alias: 'kariera' },
    ],
  },
  campaigns: [
    { key: 'sale', alias: 'akce-a-slevy' },
    { key: 'collections', alias: 'kolekce' },
  ],
};
