import { footer } from '../shared-storefront.ts';
import type { SiteStorefront } from '../site-types.ts';

export const storefront: SiteStorefront = {
  description: 'Doğal ahşap ve sağlam kumaşlardan mobilya ve ev ürünleri, adresinize teslim.',
  footer,
  campaigns: [],
};
