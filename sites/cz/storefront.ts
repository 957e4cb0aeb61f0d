import { footer } from '../shared-storefront.ts';
import type { SiteStorefront } from '../site-types.ts';

export const storefront: SiteStorefront = {
  description: 'Nábytek a bytové doplňky z poctivého dřeva a odolných textilií, s dodáním až domů.',
  footer,
  campaigns: [],
};
