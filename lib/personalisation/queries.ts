import { readListing } from '@/api/contract/calls/listing';
import { recommend } from '@/api/contract/calls/personalisation';
import type { ProductCard } from '@/api/contract/catalogue';
import { browserApi } from '@/lib/api/browser';
import { withSession } from '@/lib/auth/session';
import { hasConsent } from '@/lib/consent/store';
import type { SiteRules } from '@/lib/sites/models';
import { findVisitor } from './visitor';

export type RecommendationSlot = {
  /** A strategy, or a widget of remote config. */
  widget: string;
  /** The product at hand. */
  productId?: string | undefined;
  /** What others see there: the best-selling products, the same for everyone, or nothing. */
  otherwise: 'popular' | 'nothing';
};
export type Recommended = { isPersonal: boolean; products: readonly ProductCard[] };

async function listForVisitor(
  site: SiteRules,
  { widget, productId }: RecommendationSlot,
): Promise<ProductCard[]> {
  const visitor = await findVisitor(site);
  if (!visitor) return [];
  const [answer] = await withSession(site, (api) =>
    api.send(recommend, { items: [{ params: { widget, productId } }] }),
  );
  return hasConsent('personalisation') ? (answer?.products ?? []) : [];
}

/** From the cache of the API, and without a token: it cannot say who asks. */
async function listPopular(site: SiteRules): Promise<ProductCard[]> {
  const query = { type: 'search', sort: 'popular' } as const;
  const { products } = await browserApi(site).send(readListing, { query, token: null });
  return products.filter(({ isAvailable }) => isAvailable);
}

/** Products for a place on a page: for this visitor who allows that, else what the place shows everybody. @throws ApiFailure */
export async function listRecommended(site: SiteRules, slot: RecommendationSlot): Promise<Recommended> {
  // Personalisation that is away leaves what it would have replaced.
  const personal = await listForVisitor(site, slot).catch(() => []);
  if (personal.length > 0) return { isPersonal: true, products: personal };
  return { isPersonal: false, products: slot.otherwise === 'popular' ? await listPopular(site) : [] };
}
