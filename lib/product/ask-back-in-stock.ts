import * as calls from '@/api/contract/calls/back-in-stock';
import { withSession } from '@/lib/auth/session';
import type { SiteRules } from '@/lib/sites/models';

/** `available`: it can be had already, so nobody is written to. */
export type BackInStockAnswer = 'noted' | 'available';

/** Asks for one mail when a variant can be had again. @throws ApiFailure */
export async function askBackInStock(
  site: SiteRules,
  vsin: string,
  email: string,
): Promise<BackInStockAnswer> {
  const { status } = await withSession(site, (api) =>
    api.send(calls.askBackInStock, { vsin, items: [{ email }] }),
  );
  return status;
}
