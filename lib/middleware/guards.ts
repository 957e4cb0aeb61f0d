import { basketPath, homePath } from '@/lib/routes/paths';
import type { Step } from './types';

/**
 * The link of a mail to a new password is open to customers too, as the cookie only says who was signed in here last, which
 * may be somebody whom a stranger has just signed out everywhere.
 */
function isFromMail(page: string, query: URLSearchParams): boolean {
  return page === 'reset-password' && Boolean(query.get('token'));
}

/**
 * Sends visitors away from pages that are not for them (§4), before anything is painted. A convenience only: the
 * cookie can be forged, and every call of the API checks its own token.
 */
export const guardsStep: Step = async ({ site, segments, query, role }, shop) => {
  const [area, page = ''] = segments;
  if (area === 'account' && role === 'guest')
    return { kind: 'redirect', to: homePath(site.code), status: 307 };
  if (area === 'auth' && role === 'customer' && !isFromMail(page, query))
    return { kind: 'redirect', to: homePath(site.code), status: 307 };
  if (area === 'checkout' && role === 'admin' && (await shop.isOn(site.code, 'adminCheckout')))
    return { kind: 'redirect', to: basketPath(site.code), status: 307 };
  return null;
};
