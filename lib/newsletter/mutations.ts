import * as calls from '@/api/contract/calls/newsletter';
import type { SiteCode } from '@/api/contract/sites';
import { browserApi } from '@/lib/api/browser';
import type { ApiClient } from '@/lib/api/client';
import { isApiFailure } from '@/lib/api/failure';
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

/** What to show beside the field: the server's words for it, else `fallback`. */
export function subscribeProblem(error: unknown, fallback: string): string {
  if (!isApiFailure(error) || error.status === 0 || error.status >= 500) return fallback;
  return error.fields[0]?.message ?? (error.message || fallback);
}
