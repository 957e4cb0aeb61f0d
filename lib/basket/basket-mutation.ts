import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import type { Basket } from '@/api/contract/basket';
import type { SiteRules } from '@/lib/sites/models';
import { publishBasket } from './basket-hint';
import type { BasketModel } from './models';
import { basketKeys } from './queries';
import { toBasket } from './to-basket';

/** One basket change at a time: React Query runs mutations of one scope one after another. */
const oneAtATime = { id: 'basket' };

/** `said` is what the shop had last answered by then. */
type Snapshot = { before: BasketModel | null | undefined; said: BasketModel | undefined };

const saidKey = (site: SiteRules) => ['basket-said', site.code];

async function applyOptimistically(
  client: QueryClient,
  site: SiteRules,
  change: (basket: BasketModel | null) => BasketModel | null,
): Promise<Snapshot> {
  const key = basketKeys.basket(site.code);
  await client.cancelQueries({ queryKey: key });
  const before = client.getQueryData<BasketModel | null>(key);
  client.setQueryData<BasketModel | null>(key, change(before ?? null));
  publishBasket();
  return { before, said: client.getQueryData<BasketModel>(saidKey(site)) };
}

/** Whether no later change waits, whose own answer would come last. */
function isLast(client: QueryClient): boolean {
  return client.isMutating({ predicate: (other) => other.options.scope?.id === oneAtATime.id }) <= 1;
}

/** A change of the basket: shown at once, taken back when the API refuses. */
export function basketMutation<Change>(
  client: QueryClient,
  site: SiteRules,
  send: (change: Change) => Promise<Basket>,
  optimistic: (basket: BasketModel | null, change: Change) => BasketModel | null,
): MutationOptions<BasketModel, Error, Change, Snapshot> {
  const key = basketKeys.basket(site.code);
  return {
    scope: oneAtATime,
    mutationFn: async (change) => toBasket(await send(change), site),
    onMutate: (change) => applyOptimistically(client, site, (basket) => optimistic(basket, change)),
    onError: (_error, _change, snapshot) => {
      // Nothing was known before: it is asked for, as an unknown basket is not an empty one.
      if (snapshot?.before === undefined) return void client.resetQueries({ queryKey: key });
      // What was shown before may have been a guess, of a change that has been answered since.
      const said = client.getQueryData<BasketModel>(saidKey(site));
      client.setQueryData(key, said && said !== snapshot.said ? said : snapshot.before);
      // A refusal often means that the basket is another by now.
      if (isLast(client)) void client.invalidateQueries({ queryKey: key });
    },
    // The answer to a change that is followed by another must not overwrite what is shown of the latter.
    onSuccess: (basket) => {
      client.setQueryData(saidKey(site), basket);
      if (isLast(client)) client.setQueryData(key, basket);
    },
  };
}
