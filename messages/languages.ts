/** The languages the shops speak; each has its folder here, and `Language` makes the compiler ask for all of it. */
export const languages = ['nl', 'fr', 'de', 'en', 'cs', 'tr'] as const;
export type Language = (typeof languages)[number];
