import * as calls from '@/api/contract/calls/newsletter';
import type { SiteCode } from '@/api/contract/sites';
import { browserApi } from '@/lib/api/browser';
import type { ApiClient } from '@/lib/api/client';
import { deviceOf } from '@/lib/routes/device';

/** Asks for the confirmation mail. @throws ApiFailure */
export async function subscribe(
  email: string,
  { api, userAgent }: { api: ApiClient; userAgent: string },
): Promise<void> {
  const items = [{ email, source: 'footer' }];
  await api.send(calls.subscribe, { items, query: { origin: deviceOf(userAgent) } });
}

export function subscribeFromFooter(site: SiteCode, email: string): Promise<void> {
  return subscribe(email, { api: browserApi(site), userAgent: navigator.userAgent });
}
