import { footer } from '../shared-storefront.ts';
import type { SiteStorefront } from '../site-types.ts';

export const storefront: SiteStorefront = {
  description: 'Furniture and home accessories in honest wood and sturdy fabrics, delivered to your door.',
  footer,
  campaigns: [],
};
