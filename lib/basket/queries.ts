import { queryOptions } from '@tanstack/react-query';
import type { Basket } from '@/api/contract/basket';
import { browserApi } from '@/lib/api/browser';
import { hasToken } from '@/lib/auth/token';
import type { Site } from '@/lib/sites/sites';

export const basketKeys = {
  basket: (site: string) => ['basket', site],
};

/** The visitor's basket; null without a session, and when it could not be fetched (§4, §8). */
export function basketQuery(site: Site) {
  return queryOptions<Basket | null>({
    queryKey: basketKeys.basket(site.code),
    queryFn: async () => {
      if (!hasToken(site)) return null;
      const api = await browserApi(site);
      const [basket] = await api.get<Basket>('basket');
      return basket ?? null;
    },
    staleTime: 30_000,
    retry: false,
  });
}
