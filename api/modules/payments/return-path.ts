import { editionsOf } from '../../../sites/editions.ts';
import type { SiteCode } from '../../contract/sites.ts';
import { ApiError } from '../../http/api-error.ts';

/** A path of the shop with what the shopper comes back with. */
export function returnPath(path: string, params: Readonly<Record<string, string>>): string {
  const url = new URL(path, 'http://shop.invalid');
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return url.pathname + url.search;
}

/** Only paths of the site itself: a shopper must never be sent elsewhere. @throws ApiError invalid-input */
export function checkReturnPaths(site: SiteCode, urls: { successUrl: string; cancelUrl: string }): void {
  const foreign = Object.entries(urls).filter(
    ([, path]) => !editionsOf(site).some(({ code }) => path.startsWith(`/${code}/`)),
  );
  if (foreign.length === 0) return;
  const fields = foreign.map(([property]) => ({ property, message: 'invalid' }));
  throw new ApiError('invalid-input', undefined, fields);
}
