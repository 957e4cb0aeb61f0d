import type { WrittenReviews } from '../../shape/reviews.ts';
import { dining } from './reviews/dining.ts';
import { lightingDecoration } from './reviews/lighting-decoration.ts';
import { livingSofas } from './reviews/living-sofas.ts';
import { livingTables } from './reviews/living-tables.ts';
import { sleepingStorage } from './reviews/sleeping-storage.ts';

/** Written for one product each; the shop shows them as the examples that they are. */
export const reviews: WrittenReviews = {
  ...livingSofas,
  ...livingTables,
  ...dining,
  ...sleepingStorage,
  ...lightingDecoration,
};
