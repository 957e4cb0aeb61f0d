import { footer } from '../shared-storefront.ts';
import type { SiteStorefront } from '../site-types.ts';

const links = { footer, campaigns: [] };

export const storefront: SiteStorefront = {
  ...links,
  description: 'Meubels en woonaccessoires van eerlijk hout en stevige stoffen, thuisbezorgd in België.',
  also: {
    fr: {
      ...links,
      description:
        'Meubles et objets de décoration en bois authentique et tissus solides, livrés chez vous en Belgique.',
    },
  },
};
