import { freeDelivery, onlyHome, type SiteSeed } from '../seed-types.ts';

export const seed: SiteSeed = {
  ...onlyHome,
  offers: [freeDelivery({ de: 'Kostenlose Lieferung ab 500 €' })],
};
