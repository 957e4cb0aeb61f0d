'use client';

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Basket, BasketInput, BasketItem, BasketItemInput } from '@/api/contract/basket';
import type { SiteRules } from '@/api/contract/sites';
import { isApiFailure } from '@/lib/api/failure';
import { withSession } from '@/lib/auth/session';
import { type Added, withAdded, withQuantity } from './basket-math';
import { basketKeys, basketQuery } from './queries';

/** One basket change at a time: React Query runs mutations of one scope one after another. */
const oneAtATime = { id: 'basket' };

export function useBasket(site: SiteRules) {
  return useQuery(basketQuery(site));
}

type Snapshot = { before: Basket | null | undefined };

async function showAtOnce(
  client: QueryClient,
  site: SiteRules,
  change: (basket: Basket | null) => Basket | null,
): Promise<Snapshot> {
  const key = basketKeys.basket(site.code);
  await client.cancelQueries({ queryKey: key });
  const before = client.getQueryData<Basket | null>(key);
  client.setQueryData<Basket | null>(key, change(before ?? null));
  return { before };
}

function useBasketMutation<Change>(
  site: SiteRules,
  send: (change: Change) => Promise<Basket | undefined>,
  foresee: (basket: Basket | null, change: Change) => Basket | null,
) {
  const client = useQueryClient();
  const key = basketKeys.basket(site.code);
  return useMutation<Basket | undefined, Error, Change, Snapshot>({
    scope: oneAtATime,
    mutationFn: send,
    onMutate: (change) => showAtOnce(client, site, (basket) => foresee(basket, change)),
    onError: (_error, _change, snapshot) => client.setQueryData(key, snapshot?.before ?? null),
    // A later change may be waiting already: its own answer comes last and must not be overwritten by this one.
    onSuccess: (basket) => {
      const isLast =
        client.isMutating({ predicate: (other) => other.options.scope?.id === oneAtATime.id }) <= 1;
      if (basket && isLast) client.setQueryData(key, basket);
    },
  });
}

/** Adds to the basket: shown at once, taken back when the API refuses. */
export function useAddToBasket(site: SiteRules) {
  const mutation = useBasketMutation<Added>(
    site,
    async ({ productId, quantity }) => {
      const items: BasketItemInput[] = [{ productId, quantity }];
      const [basket] = await withSession(site, (api) => api.post<Basket>('basket', items));
      return basket;
    },
    withAdded,
  );
  return { add: mutation.mutateAsync, isAdding: mutation.isPending };
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
