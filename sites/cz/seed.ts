import { freeDelivery, onlyHome, type SiteSeed } from '../seed-types.ts';

export const seed: SiteSeed = {
  ...onlyHome,
  offers: [freeDelivery({ cs: 'Doprava zdarma od 12 500 Kč' })],
};
