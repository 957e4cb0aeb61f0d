import { footer } from '../shared-storefront.ts';
import type { SiteStorefront } from '../site-types.ts';

export const storefront: SiteStorefront = {
  description: 'Ofis, kafe, otel ve klinikler için doğal ahşap ve sağlam kumaşlardan mobilya.',
  footer: {
    ...footer,
    about: [
      ...footer.about,
      { key: 'materials', alias: 'malzeme-rehberi' },
      { key: 'jobs', alias: 'linden-kariyer' },
    ],
  },
  campaigns: [
    { key: 'sale', alias: 'firsatlar' },
    { key: 'collections', alias: 'koleksiyonlar' },
  ],
};
