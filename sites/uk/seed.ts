import { freeDelivery, onlyHome, type SiteSeed } from '../seed-types.ts';

export const seed: SiteSeed = {
  ...onlyHome,
  offers: [freeDelivery({ en: 'Free delivery over £500' })],
};
