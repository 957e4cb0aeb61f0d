import { footer } from '../shared-storefront.ts';
import type { SiteStorefront } from '../site-types.ts';

export const storefront: SiteStorefront = {
  description: 'Möbel und Wohnaccessoires aus gutem Holz und robusten Stoffen, bequem nach Hause geliefert.',
  footer,
  campaigns: [],
};
