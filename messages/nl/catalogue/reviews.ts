import type { WrittenReviews } from '../../shape/reviews.ts';
import { diningAndSleeping } from './reviews/dining-and-sleeping.ts';
import { living } from './reviews/living.ts';
import { storageAndLight } from './reviews/storage-and-light.ts';

/** Written for one product each; the shop shows them as the examples that they are. */
export const reviews: WrittenReviews = { ...living, ...diningAndSleeping, ...storageAndLight };
