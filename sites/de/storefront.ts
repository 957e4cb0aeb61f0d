import { footer } from '../shared-storefront.ts';
import type { SiteStorefront } from '../site-types.ts';

export const storefront: SiteStorefront = {
  description:
    'Möbel und Wohnaccessoires aus gutem Holz und robusten Stoffen, nach Hause geliefert in Deutschland und Österreich.',
  footer: {
    ...footer,
    about: [
      ...footer.about,
      { key: 'interiorAdvice', alias: 'einrichtungsberatung' },
      { key: 'materials', alias: 'materialratgeber' },
      { key: 'jobs', alias: 'karriere' },
    ],
  },
  campaigns: [
    { key: 'sale', alias: 'angebote' },
    { key: 'collections', alias: 'kollektionen' },
  ],
};
