import * as calls from '@/api/contract/calls/samples';
import type { AddressValues } from '@/lib/address/models';
import { toTypedAddress } from '@/lib/address/schema';
import { withSession } from '@/lib/auth/session';
import type { SiteRules } from '@/lib/sites/models';

type Wish = { samples: readonly string[]; address: AddressValues };

/** Asks for samples by post. @param key one per wish, so that a repeated press asks once @throws ApiFailure */
export async function requestSamples(
  site: SiteRules,
  { samples, address }: Wish,
  key: string,
): Promise<void> {
  const item = { ...toTypedAddress(address), samples: [...samples] };
  const headers = { 'idempotency-key': key };
  await withSession(site, (api) => api.send(calls.requestSamples, { items: [item], headers }));
}
