import type { Queryable, Tx } from '../../db/client.ts';
import { ownerOf } from '../../http/owner.ts';
import type { RequestContext, ShopperContext } from '../../request-context.ts';
import { localDate } from '../../runtime/local-date.ts';
import type { Services } from '../../services.ts';
import type { Offered } from './discount-lines.ts';
import { type BasketContext, type BasketTerms, type EvaluatedBasket, evaluateBasket } from './evaluate.ts';
import { loadOffered } from './offered.ts';
import type { PromotionDefinition } from './promotions/definitions.ts';
import type { Buyer } from './promotions/repo.ts';
import type { StoredBasket } from './repo.ts';
import type { StoredLine } from './rows.ts';

/** All that counts in a basket. */
export type Entered = {
  lines: readonly StoredLine[];
  couponCodes: readonly string[] | null;
  terms: BasketTerms;
  buyer: Buyer;
};
/** What is stored of a basket; null as long as nothing was added. */
export type BasketState = { stored: StoredBasket | null; lines: StoredLine[] };
export type WorkedOut = { context: BasketContext; offered: Offered; evaluated: EvaluatedBasket };

/** What counts in a stored basket, on behalf of its owner. */
export function enteredOf({ stored, lines }: BasketState, shopper: ShopperContext): Entered {
  const { deliveryMethod = 'home', country = null, couponCodes = null } = stored ?? {};
  const buyer = { ...ownerOf(shopper), email: stored?.triedEmail ?? null };
  return { lines, couponCodes, terms: { deliveryMethod, country }, buyer };
}

/**
 * What a basket costs and says now; done once for each change and each answer.
 * @param within a transaction, with promotions read in it; elsewhere these may be some seconds old
 */
export async function workOut(
  { lines, couponCodes, terms, buyer }: Entered,
  { site, language }: RequestContext,
  services: Services,
  within?: { tx: Tx; definitions: readonly PromotionDefinition[] },
): Promise<WorkedOut> {
  const now = services.now();
  const context: BasketContext = {
    site,
    language,
    today: localDate(now, site.timeZone),
    config: services.config(site.code),
  };
  const definitions = within?.definitions ?? (await services.promotions(site.code));
  const db: Queryable = within?.tx ?? services.db;
  const offered = await loadOffered(db, buyer, { lines, couponCodes }, { definitions, now });
  return { context, offered, evaluated: evaluateBasket(lines, terms, context, offered) };
}
