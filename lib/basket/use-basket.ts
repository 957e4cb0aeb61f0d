'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Basket, BasketInput, BasketItem, BasketItemInput } from '@/api/contract/basket';
import type { SiteRules } from '@/api/contract/sites';
import { isApiFailure } from '@/lib/api/failure';
import { withSession } from '@/lib/auth/session';
import { withQuantity } from './basket-math';
import { basketMutation } from './basket-mutation';
import { basketKeys, basketQuery } from './queries';

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

/** Sets the quantity of a line; 0 takes it out. Sends the lines as they stand when its turn comes. */
export function useSetQuantity(site: SiteRules, { onFailed }: { onFailed: (text: string | null) => void }) {
  const client = useQueryClient();
  const mutation = useBasketMutation<QuantityChange>(
    site,
    async (change) => {
      const shown = client.getQueryData<Basket | null>(basketKeys.basket(site.code));
      if (!shown) return undefined;
      const lines: BasketInput = { items: linesOf(withLine(shown, change)) };
      const [basket] = await withSession(site, (api) => api.put<Basket>('basket', [lines]));
      return basket;
    },
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
