import type { Basket } from '../../contract/basket.ts';
import type { ShopperContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import type { BasketMessage } from './messages.ts';
import { toBasket } from './view.ts';
import { type BasketState, enteredOf, type WorkedOut, workOut } from './work-out.ts';

export type Answerable = BasketState & {
  messages?: readonly BasketMessage[];
  /** What has been worked out of this very state. */
  worked?: WorkedOut;
};

/** What this change reduced is told in this answer only: the stored quantity is right from now on. */
function withMessages(basket: Basket, extra: readonly BasketMessage[]): Basket {
  const known = new Set(basket.messages.map(({ code, productId }) => `${code}:${productId}`));
  const fresh = extra.filter(({ code, productId }) => !known.has(`${code}:${productId}`));
  return { ...basket, messages: [...fresh, ...basket.messages] };
}

/** The basket as the shopper sees it, from what the caller has read or written; outside of transactions. */
export async function answerBasket(
  state: Answerable,
  shopper: ShopperContext,
  services: Services,
): Promise<Basket> {
  const [optionValues, { context, evaluated }] = await Promise.all([
    services.catalogue.optionValues(),
    state.worked ?? workOut(enteredOf(state, shopper), shopper, services),
  ]);
  const catalogue = { optionValues, now: services.now() };
  return withMessages(toBasket(state.stored, evaluated, catalogue, context), state.messages ?? []);
}
