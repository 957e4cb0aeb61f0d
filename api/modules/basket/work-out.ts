import type { Queryable, Tx } from '../../db/client.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { localDate } from '../delivery/working-days.ts';
import type { Offered } from './discount-lines.ts';
import { type BasketContext, type BasketTerms, type EvaluatedBasket, evaluateBasket } from './evaluate.ts';
import { loadOffered } from './offered.ts';
import type { PromotionDefinition } from './promotions/definitions.ts';
import type { Buyer } from './promotions/repo.ts';
import type { StoredLine } from './rows.ts';

/** All that counts in a basket. */
export type Entered = {
  lines: readonly StoredLine[];
  couponCodes: readonly string[] | null;
  terms: BasketTerms;
  buyer: Buyer;
};
export type WorkedOut = { context: BasketContext; offered: Offered; evaluated: EvaluatedBasket };

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
