import type { offerCards, searchRedirects } from '../api/db/schema/content.ts';
import type { coupons, promotions } from '../api/db/schema/promotions.ts';

/** Ids are those of the site: the seed writes its code before them. */
export type OfferSeed = Omit<typeof offerCards.$inferInsert, 'site'>;
export type PromotionSeed = Omit<typeof promotions.$inferInsert, 'site' | 'startsAt' | 'endsAt'> & {
  /** Days from the day the shop is filled, at midnight; what has begun is negative. */
  startsInDays?: number;
  endsInDays?: number;
  coupons?: readonly Omit<typeof coupons.$inferInsert, 'site' | 'promotionId'>[];
};
export type SearchRedirectSeed = Omit<typeof searchRedirects.$inferInsert, 'site'>;
export type ShowroomSeed = {
  id: string;
  city: string;
  name: string;
  addressLines: string[];
  latitude: number;
  longitude: number;
  openOnSunday: boolean;
};

/** What a new shop is filled with besides the goods, which all sites sell, and the pages in `content/templates`. */
export type SiteSeed = {
  offers: readonly OfferSeed[];
  promotions: readonly PromotionSeed[];
  searchRedirects: readonly SearchRedirectSeed[];
  showrooms: readonly ShowroomSeed[];
};
