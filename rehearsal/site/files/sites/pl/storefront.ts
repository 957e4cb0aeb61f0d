import { footer } from '../shared-storefront.ts';
import type { SiteStorefront } from '../site-types.ts';

export const storefront: SiteStorefront = {
  description: 'Meble z dobrego drewna i mocnych tkanin, wygodnie dostarczone do domu.',
  footer,
  campaigns: [],
};
