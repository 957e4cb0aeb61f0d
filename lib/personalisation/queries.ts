import * as calls from '@/api/contract/calls/personalisation';
import type { ProductCard } from '@/api/contract/catalogue';
import type { Visitor } from '@/api/contract/personalisation';
import { withSession } from '@/lib/auth/session';
import type { SiteRules } from '@/lib/sites/models';

export type RecommendationSlot = {
  /** A strategy, or a widget of remote config. */
  widget: string;
  /** The product at hand. */
  productId?: string;
  /** Speaks of the visitor, so it stays empty without consent. */
  isPersonal: boolean;
};

/** Of the document: each widget of a page asks for the same one. */
let visitor: Promise<Visitor> | null = null;

/** Begins personalisation (§4). Says nothing about consent, so that stays as it was decided. */
function initVisitor(site: SiteRules): Promise<Visitor> {
  visitor ??= withSession(site, (api) => api.send(calls.initVisitor, { items: [{}] }));
  return visitor;
}

/** Products for a place on a page. @throws ApiFailure */
export async function listRecommended(site: SiteRules, slot: RecommendationSlot): Promise<ProductCard[]> {
  const { widget, productId, isPersonal } = slot;
  const { consent } = await initVisitor(site);
  if (isPersonal && !consent) return [];
  const [answer] = await withSession(site, (api) =>
    api.send(calls.recommend, { items: [{ params: { widget, productId } }] }),
  );
  return answer?.products ?? [];
}
