import type { Call } from '@/api/contract/call';
import * as lookup from '@/api/contract/calls/lookup';
import { listOfferCards } from '@/api/contract/calls/offers';
import { findBankIca, readGoPayStatus } from '@/api/contract/calls/payments';
import {
  readEligiblePromotions,
  readEligiblePromotionsOfBasket,
  readOwnEligiblePromotions,
} from '@/api/contract/calls/promotions';
import type { ApiClient } from './client';
import { type ApiFailure, isApiFailure } from './failure';

/** Calls whose failure is an empty result (§8). */
const silentPaths: ReadonlySet<string> = new Set(
  [
    ...Object.values(lookup),
    listOfferCards,
    findBankIca,
    readGoPayStatus,
    readEligiblePromotions,
    readOwnEligiblePromotions,
    readEligiblePromotionsOfBasket,
  ].map(({ path }) => path),
);

function tell(error: unknown, { method, path }: Call, report: (failure: ApiFailure) => void): void {
  // What its caller has called off ends by an AbortError.
  if (!isApiFailure(error)) return;
  error.call = { method, path };
  if (!silentPaths.has(path)) report(error);
}

/** The same client, which tells of each failed call before it rejects (§7); those that are silent by §8 it only rejects. */
export function reportFailures(client: ApiClient, report: (failure: ApiFailure) => void): ApiClient {
  return {
    send: (call, ...options) =>
      client.send(call, ...options).catch((error: unknown) => {
        tell(error, call, report);
        throw error;
      }),
  };
}
