import { freeDelivery, onlyHome, type SiteSeed } from '../seed-types.ts';

export const seed: SiteSeed = {
  ...onlyHome,
  offers: [freeDelivery({ tr: '25.000 TL üzeri ücretsiz teslimat' })],
};
