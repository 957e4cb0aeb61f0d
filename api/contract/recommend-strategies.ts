/** How recommendations are chosen; `alsoViewed` and `alsoBought` start from a product. */
export const recommendStrategies = [
  'alsoViewed',
  'alsoBought',
  'forYou',
  'popular',
  'recentlyViewed',
] as const;
export type RecommendStrategy = (typeof recommendStrategies)[number];
