import * as calls from '@/api/contract/calls/samples';
import type { AddressValues } from '@/lib/address/models';
import { toTypedAddress } from '@/lib/address/schema';
import { withSession } from '@/lib/auth/session';
import type { SiteRules } from '@/lib/sites/models';

/** Asks for samples by post. @throws ApiFailure */
export async function requestSamples(
  site: SiteRules,
  samples: readonly string[],
  address: AddressValues,
): Promise<void> {
  const item = { ...toTypedAddress(address), samples: [...samples] };
  await withSession(site, (api) => api.send(calls.requestSamples, { items: [item] }));
}
