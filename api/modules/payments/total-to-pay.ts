import type { Money } from '../../contract/envelope.ts';
import type { ShopperContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { readBasket } from '../basket/service.ts';

/** May name the amount (`amountToPayQuerySchema`). */
export type AmountCall = ShopperContext & { query: URLSearchParams };

/** What is told of a way to pay is told for the amount that was named, else for the basket's total. */
export async function totalToPay(call: AmountCall, services: Services): Promise<Money> {
  const named = call.query.get('totalAmount');
  if (named) return { amount: Number(named), currency: call.site.currency };
  return (await readBasket(call, services)).orderSummary.total;
}
