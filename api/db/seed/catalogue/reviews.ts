import { catalogueTexts } from '../../../../messages/catalogue.ts';
import type { WrittenReviews } from '../../../../messages/shape/reviews.ts';
import type { Language } from '../../../contract/sites.ts';
import { isoDate } from './dates.ts';
import { entriesOf } from './entries-of.ts';
import { productSeeds } from './products.ts';
import { randomFor } from './random.ts';

/** So that whoever writes of the first year has had it. */
const latestDays = 180;

function rowsIn(language: Language, reviews: WrittenReviews, now: Date) {
  return productSeeds.flatMap((product) =>
    (reviews[product.code] ?? []).map((review) => {
      const random = randomFor(`review ${product.code} ${review.author}`);
      const writtenOn = isoDate(now, random.between(1, Math.min(product.ageDays - 1, latestDays)));
      return { productId: product.id, language, ...review, writtenOn, isVerified: false, isExample: true };
    }),
  );
}

/**
 * Examples of the demonstration shop, said to be such wherever they are shown; nobody has bought what they speak of.
 * Each is written for one product in one language. Dated between the product's entry into the range and yesterday.
 */
export function reviewRows(now: Date) {
  return entriesOf(catalogueTexts).flatMap(([language, { reviews }]) =>
    reviews ? rowsIn(language, reviews, now) : [],
  );
}
