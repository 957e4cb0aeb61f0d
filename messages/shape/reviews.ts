import type { details } from '../nl/catalogue/details.ts';

/** By a name that nobody has, of one product and in keeping with what is known of it. */
export type WrittenReview = { author: string; rating: 1 | 2 | 3 | 4 | 5; title: string; text: string };
export type WrittenReviews = Readonly<Partial<Record<keyof typeof details, readonly WrittenReview[]>>>;
