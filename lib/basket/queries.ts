import { queryOptions } from '@tanstack/react-query';
import type { Basket } from '@/api/contract/basket';
import { readBasket } from '@/api/contract/calls/basket';
import type { SiteRules } from '@/api/contract/sites';
import { hasSession } from '@/lib/api/tokens';
import { withSession } from '@/lib/auth/session';

export const basketKeys = {
  basket: (site: string) => ['basket', site],
};

/** The visitor's basket; null without a session, and when it could not be fetched (§4, §8). */
export function basketQuery(site: SiteRules) {
  return queryOptions<Basket | null>({
    queryKey: basketKeys.basket(site.code),
    queryFn: async () => {
      if (!hasSession(site)) return null;
      return withSession(site, (api) => api.send(readBasket));
    },
    staleTime: 30_000,
    retry: false,
  });
}
