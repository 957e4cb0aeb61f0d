import { footer } from '../shared-storefront.ts';
import type { SiteStorefront } from '../site-types.ts';

export const storefront: SiteStorefront = {
  description: 'Furniture and home accessories in real wood and sturdy fabrics, delivered across the UK.',
  footer: {
    ...footer,
    about: [
      ...footer.about,
      { key: 'interiorAdvice', alias: 'design-advice' },
      { key: 'materials', alias: 'materials-guide' },
      { key: 'jobs', alias: 'careers' },
    ],
  },
  campaigns: [
    { key: 'sale', alias: 'sale' },
    { key: 'collections', alias: 'collections' },
  ],
};
