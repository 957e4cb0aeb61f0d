import { footer } from '../shared-storefront.ts';
import type { SiteStorefront } from '../site-types.ts';

export const storefront: SiteStorefront = {
  description: 'İş yerleri için doğal ahşap ve sağlam kumaşlardan mobilya.',
  footer,
  campaigns: [],
};
