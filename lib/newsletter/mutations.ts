import * as calls from '@/api/contract/calls/newsletter';
import { browserApi } from '@/lib/api/browser';
import type { ApiClient } from '@/lib/api/client';
import { withSession } from '@/lib/auth/session';
import { deviceOf } from '@/lib/routes/device';
import type { SiteCode, SiteRules } from '@/lib/sites/models';

export type SubscribeSource = 'footer' | 'popup' | 'page' | 'account' | 'sign-up';

/** Asks for the confirmation mail. @throws ApiFailure */
export async function subscribe(
  item: { email: string; source: SubscribeSource },
  { api, userAgent }: { api: ApiClient; userAgent: string },
): Promise<void> {
  await api.send(calls.subscribe, { items: [item], query: { origin: deviceOf(userAgent) } });
}

/** @throws ApiFailure */
export function subscribeHere(site: SiteCode, email: string, source: SubscribeSource): Promise<void> {
  return subscribe({ email, source }, { api: browserApi(site), userAgent: navigator.userAgent });
}

/** For the customer whose account has the address, subscribed or not. @throws ApiFailure */
export async function unsubscribe(site: SiteRules, email: string): Promise<void> {
  await withSession(site, (api) => api.send(calls.unsubscribe, { email }));
}
