import type { Services } from '../../services.ts';
import type { Client } from '../payments/place-once.ts';
import { isScarce, type ScarceLine } from './transfer-share.ts';

/** Orders that take much of one product, by one client: enough for somebody whose payment fails again and again. */
const perClientAndProduct = { points: 10, seconds: 86_400 };

/** Half of what is left, or more. */
function takesMuch({ onHand, quantity }: ScarceLine): boolean {
  return onHand !== null && quantity * 2 >= onHand;
}

/**
 * An order holds what it takes until it is paid or half an hour is over, and nobody has to pay: with ever new tokens one
 * client could keep from all others what cannot be made anew. Transfers have a share of their own. To be asked before the first lock.
 * @throws ApiError too-many-requests
 */
export async function limitHeld(
  lines: readonly ScarceLine[],
  { site, clientIp }: Client,
  { limits, environment }: Services,
): Promise<void> {
  if (environment.rateLimits.writes === 0) return;
  for (const line of lines.filter((line) => isScarce(line) && takesMuch(line)))
    await limits.consume('stock-held', [`${site.code} ${line.vsin}`, clientIp], perClientAndProduct);
}
