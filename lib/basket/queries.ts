import { queryOptions } from '@tanstack/react-query';
import { readBasket } from '@/api/contract/calls/basket';
import { hasSession } from '@/lib/api/tokens';
import { withSession } from '@/lib/auth/session';
import { isPrerendering } from '@/lib/bots/is-bot';
import { withRetry } from '@/lib/browser/with-retry';
import type { SiteRules } from '@/lib/sites/models';
import type { BasketModel } from './models';

/** Comes beside the basket: the pages of a purchase are drawn before either is there. */
const loadMapper = () => withRetry(() => import('./to-basket'));

export const basketKeys = {
  basket: (site: string) => ['basket', site],
};

/**
 * The visitor's basket; null without a session and for a program that draws pages (§4). A fetch that fails throws and leaves
 * none (§8): who shows it says so, for what is in it is not lost.
 */
export function basketQuery(site: SiteRules) {
  return queryOptions<BasketModel | null>({
    queryKey: basketKeys.basket(site.code),
    queryFn: async () => {
      if (!hasSession(site) || isPrerendering()) return null;
      const [basket, { toBasket }] = await Promise.all([
        withSession(site, (api) => api.send(readBasket)),
        loadMapper(),
      ]);
      return toBasket(basket, site);
    },
    staleTime: 30_000,
    retry: false,
  });
}
