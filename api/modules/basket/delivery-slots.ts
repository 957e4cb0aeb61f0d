import { addDays } from '../../contract/calendar.ts';
import type { DeliverySlot } from '../../contract/delivery-slot.ts';
import { isSameSlot } from '../../contract/is-same-slot.ts';
import { ApiError } from '../../http/api-error.ts';
import { ownerOf } from '../../http/owner.ts';
import type { ShopperContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { findAddress } from '../address/repo.ts';
import { firstChoosableDay } from '../delivery/delivery-slot.ts';
import { readOpenBasket } from './open-basket.ts';
import { isLine } from './rows.ts';
import { enteredOf, workOut } from './work-out.ts';

/** From the first day on which all can be there. */
const choosableDays = 28;

/**
 * The parts of days on which the open basket can be brought to its address; none without an address, or for parcels. Not
 * inside of transactions, for it waits for the network.
 * @returns null where the carrier gave no answer
 */
async function askFor(shopper: ShopperContext, services: Services): Promise<DeliverySlot[] | null> {
  const owner = ownerOf(shopper);
  const { stored, rows } = await readOpenBasket(services.db, owner);
  if (!stored?.shippingAddressId) return [];
  const address = await findAddress(services.db, owner, stored.shippingAddressId);
  if (!address) return [];
  const state = { stored, lines: rows.filter(isLine) };
  const { evaluated } = await workOut(enteredOf(state, shopper), shopper, services);
  const from = firstChoosableDay(evaluated);
  if (from === null) return [];
  const { country, zipCode: postcode } = address;
  return services.askCarrier({ country, postcode, from, until: addDays(from, choosableDays - 1) });
}

/** GET basket/delivery-slots. Where the carrier gave no answer there is nothing to choose: it proposes a day itself. */
export async function listDeliverySlots(
  shopper: ShopperContext,
  services: Services,
): Promise<DeliverySlot[]> {
  return (await askFor(shopper, services)) ?? [];
}

/** For who chooses it. @throws ApiError delivery-slot-gone, unavailable (the carrier gave no answer) */
export async function checkChosenSlot(
  shopper: ShopperContext,
  chosen: DeliverySlot,
  services: Services,
): Promise<void> {
  const free = await askFor(shopper, services);
  if (!free) throw new ApiError('unavailable');
  if (!free.some((slot) => isSameSlot(slot, chosen))) throw new ApiError('delivery-slot-gone');
}

/**
 * For who orders with it: somebody else may have taken it. It was free when it was chosen, so that without an answer it
 * still counts. @throws ApiError delivery-slot-gone
 */
export async function checkOrderedSlot(
  shopper: ShopperContext,
  ordered: DeliverySlot | null | undefined,
  services: Services,
): Promise<void> {
  if (!ordered) return;
  const free = await askFor(shopper, services);
  if (free && !free.some((slot) => isSameSlot(slot, ordered))) throw new ApiError('delivery-slot-gone');
}
