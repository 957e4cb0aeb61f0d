import { footer } from '../shared-storefront.ts';
import type { SiteStorefront } from '../site-types.ts';

export const storefront: SiteStorefront = {
  description: 'Meubels en woonaccessoires van eerlijk hout en stevige stoffen, thuisbezorgd in België.',
  footer,
  campaigns: [],
};
