import { ApiError } from './api-error.ts';

const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

export function isChanging(method: string): boolean {
  return changing.has(method);
}

function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).host : null;
}

/**
 * Refuses changing calls that a page of another origin makes (CSRF). Browsers name where a call comes from in
 * `Sec-Fetch-Site`, older ones in `Origin`; what is no browser sends neither and passes. `Origin: null` passes only
 * beside `Sec-Fetch-Site: same-origin`: our own pages without a referrer send it with their forms.
 * @param publicUrl the shop's own origin, for proxies that do not keep the Host
 * @throws ApiError access-denied
 */
export function checkOrigin(request: Request, publicUrl: string): void {
  if (!isChanging(request.method)) return;
  const site = request.headers.get('sec-fetch-site');
  if (site === 'same-origin' || site === 'none') return;
  const origin = request.headers.get('origin');
  if (origin === null && site === null) return;
  const host = hostOf(origin ?? '');
  if (host !== null && (host === new URL(request.url).host || host === hostOf(publicUrl))) return;
  throw new ApiError('access-denied');
}
