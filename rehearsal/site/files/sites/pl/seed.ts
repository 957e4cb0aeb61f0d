import { freeDelivery, onlyHome, type SiteSeed } from '../seed-types.ts';

export const seed: SiteSeed = {
  ...onlyHome,
  offers: [freeDelivery({ pl: 'Darmowa dostawa od 2 000 zł' })],
};
