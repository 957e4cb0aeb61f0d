'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Basket, BasketInput, BasketItem, BasketItemInput } from '@/api/contract/basket';
import type { SiteRules } from '@/api/contract/sites';
import { isApiFailure } from '@/lib/api/failure';
import { withSession } from '@/lib/auth/session';
import { withQuantity } from './basket-math';
import { basketMutation } from './basket-mutation';
import { basketQuery } from './queries';

export function useBasket(site: SiteRules) {
  return useQuery(basketQuery(site));
}

function useBasketMutation<Change>(
  site: SiteRules,
  send: (change: Change) => Promise<Basket | undefined>,
  foresee: (basket: Basket | null, change: Change) => Basket | null,
) {
  return useMutation(basketMutation(useQueryClient(), site, send, foresee));
}

type QuantityChange = { item: BasketItem; quantity: number };

function linesOf(basket: Basket): BasketItemInput[] {
  return basket.items.map(({ productId, quantity }) => ({ productId, quantity }));
}

/** Also brings back a line that was taken out, where it stood last. */
function withLine(basket: Basket, { item, quantity }: QuantityChange): Basket {
  const isThere = basket.items.some((other) => other.productId === item.productId);
  const start = isThere || quantity === 0 ? basket : { ...basket, items: [...basket.items, item] };
  return withQuantity(start, item.productId, quantity);
}

/**
 * Sets the quantity of a line; 0 takes it out. PUT replaces every line, so they are read just before: another tab may
 * have added to the basket.
 */
export function useSetQuantity(site: SiteRules, { onFailed }: { onFailed: (text: string | null) => void }) {
  const mutation = useBasketMutation<QuantityChange>(
    site,
    (change) =>
      withSession(site, async (api) => {
        const [present] = await api.get<Basket>('basket');
        if (!present) return undefined;
        const lines: BasketInput = { items: linesOf(withLine(present, change)) };
        const [basket] = await api.put<Basket>('basket', [lines]);
        return basket;
      }),
    (basket, change) => basket && withLine(basket, change),
  );
  const setQuantity = (change: QuantityChange) =>
    mutation.mutate(change, {
      onError: (error) => onFailed(isApiFailure(error) && error.message ? error.message : null),
    });
  return { setQuantity, isChanging: mutation.isPending };
}

/** Sets the addresses, the delivery method or the note (PUT basket, §7). */
export function useUpdateBasket(site: SiteRules) {
  const mutation = useBasketMutation<Omit<BasketInput, 'items'>>(
    site,
    async (change) => {
      const [basket] = await withSession(site, (api) => api.put<Basket>('basket', [change]));
      return basket;
    },
    (basket) => basket,
  );
  return { update: mutation.mutateAsync, isUpdating: mutation.isPending };
}
