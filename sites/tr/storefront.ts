import { footer } from '../shared-storefront.ts';
import type { SiteStorefront } from '../site-types.ts';

export const storefront: SiteStorefront = {
  description:
    'Doğal ahşap ve sağlam kumaşlardan mobilya ve ev ürünleri, Türkiye’nin her yerinde adresinize teslim.',
  footer: {
    ...footer,
    about: [
      ...footer.about,
      { key: 'interiorAdvice', alias: 'ic-mekan-danismanligi' },
      { key: 'materials', alias: 'malzeme-rehberi' },
      { key: 'jobs', alias: 'linden-kariyer' },
    ],
  },
  campaigns: [
    { key: 'sale', alias: 'firsatlar' },
    { key: 'collections', alias: 'koleksiyonlar' },
  ],
};
