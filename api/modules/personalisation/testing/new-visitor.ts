import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import type { ProductCard } from '../../../contract/catalogue.ts';
import type { Visitor } from '../../../contract/personalisation.ts';
import { variants } from '../../../db/schema/catalogue.ts';
import { productFacet } from '../../../db/schema/facets.ts';
import { newShopper } from '../../../testing/shopper.ts';
import type { TestApi } from '../../../testing/start-test-api.ts';

type Recommendation = { widget: string; strategy: string; products: ProductCard[] };

/** A guest and the calls of personalisation. */
export async function newVisitor(api: TestApi, consent: boolean | null = true) {
  const shopper = await newShopper(api);
  const post = async <T>(path: string, item: unknown) =>
    api.post<T>(`personalisation/${path}`, [item], shopper.token);
  const init = async (given?: boolean) =>
    (await post<Visitor>('init', given === undefined ? {} : { consent: given })).items[0];
  const track = async (...events: object[]) =>
    (await api.post<{ stored: number }>('personalisation/track', events, shopper.token)).items[0]?.stored;
  await init(consent ?? undefined);
  return {
    ...shopper,
    post,
    init,
    track,
    view: (...vsins: string[]) => track(...vsins.map((productId) => ({ kind: 'view', productId }))),
    vsins: async (widget: string, params: object = {}) =>
      (
        (await post<Recommendation>('recommend', { params: { widget, ...params } })).items[0]?.products ?? []
      ).map(({ vsin }) => vsin),
  };
}

/**
 * The default variants of the least popular products in stock, each of another category: nothing but behaviour brings
 * them forward.
 */
export async function unpopularVsins(api: TestApi, count: number): Promise<string[]> {
  const rows = await api.db
    .select({ vsin: variants.vsin, category: productFacet.catOrd })
    .from(productFacet)
    .innerJoin(variants, and(eq(variants.productId, productFacet.id), eq(variants.isDefault, true)))
    .where(
      and(
        eq(productFacet.site, 'nl'),
        or(isNull(variants.onHand), gt(variants.onHand, 5), eq(variants.inventoryPolicy, 'continue')),
      ),
    )
    .orderBy(asc(productFacet.popularity), asc(productFacet.id));
  const ofCategories = new Map(rows.toReversed().map(({ category, vsin }) => [category, vsin]));
  const chosen = new Set(ofCategories.values());
  return rows.flatMap(({ vsin }) => (chosen.has(vsin) ? [vsin] : [])).slice(0, count);
}
