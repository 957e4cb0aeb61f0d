import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { optionCodes } from '../../contract/catalogue.ts';
import { type Review, type ReviewSort, type ReviewSummary, starSteps } from '../../contract/reviews.ts';
import type { Language } from '../../contract/sites.ts';
import type { Queryable } from '../../db/client.ts';
import { reviews, variants } from '../../db/schema/catalogue.ts';
import type { Services } from '../../services.ts';
import type { OptionValue } from '../product/card-rows.ts';
import { pickText } from '../product/localise.ts';

type Wanted = {
  productId: number;
  language: Language;
  /** Null for all. */
  stars: number | null;
  sort: ReviewSort;
  offset: number;
  limit: number;
};

const orders: Readonly<Record<ReviewSort, readonly SQL[]>> = {
  newest: [],
  highest: [desc(reviews.rating)],
  lowest: [asc(reviews.rating)],
};

type Options = typeof variants.$inferSelect.options;

function nameOptions(
  options: Options | null,
  values: ReadonlyMap<string, OptionValue>,
  language: Language,
): string | null {
  const names = optionCodes.flatMap((code) => {
    const value = options?.[code];
    const named = value === undefined ? undefined : values.get(`${code}:${value}`);
    return named ? [pickText(named.title, language)] : [];
  });
  return names.length > 0 ? names.join(', ') : null;
}

/** First those in the language, then as they are sorted, then the newest. */
export async function listShownReviews(
  { productId, language, stars, sort, offset, limit }: Wanted,
  { db, catalogue }: Services,
): Promise<Review[]> {
  const rows = await db
    .select({ review: reviews, options: variants.options })
    .from(reviews)
    .leftJoin(variants, eq(variants.id, reviews.variantId))
    .where(and(eq(reviews.productId, productId), stars === null ? undefined : eq(reviews.rating, stars)))
    .orderBy(
      sql`${reviews.language} <> ${language}`,
      ...orders[sort],
      desc(reviews.writtenOn),
      desc(reviews.id),
    )
    .limit(limit)
    .offset(offset);
  const values = await catalogue.optionValues();
  return rows.map(({ review, options }) => ({
    id: String(review.id),
    author: review.author,
    rating: review.rating,
    title: review.title,
    text: review.text,
    language: review.language,
    date: review.writtenOn,
    isVerified: review.isVerified,
    isExample: review.isExample,
    bought: nameOptions(options, values, language),
    pictures: review.pictures,
  }));
}

export async function readSummary(db: Queryable, productId: number): Promise<ReviewSummary> {
  const rows = await db
    .select({ rating: reviews.rating, count: count() })
    .from(reviews)
    .where(eq(reviews.productId, productId))
    .groupBy(reviews.rating);
  const counts = new Map(rows.map((row) => [row.rating, Number(row.count)]));
  const distribution = starSteps.map((stars) => counts.get(stars) ?? 0);
  const total = distribution.reduce((sum, one) => sum + one, 0);
  const stars = starSteps.reduce((sum, step, index) => sum + step * (distribution[index] ?? 0), 0);
  return {
    // Rounded as `listRatings` does it for cards.
    average: total === 0 ? null : Math.round((stars / total) * 10) / 10,
    count: total,
    distribution,
  };
}
