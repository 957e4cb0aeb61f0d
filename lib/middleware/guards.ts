import { basketPath, homePath } from '@/lib/routes/paths';
import type { Step } from './types';

/**
 * Where mails lead: to a new password. Open to customers too, as the cookie only says who was signed in here last, which may
 * be somebody whom a stranger has just signed out everywhere.
 */
const fromMails: readonly string[] = ['forgot-password', 'reset-password'];

/**
 * Sends visitors away from pages that are not for them (§4), before anything is painted. A convenience only: the
 * cookie can be forged, and every call of the API checks its own token.
 */
export const guardsStep: Step = async ({ site, segments, role }, shop) => {
  const [area, page = ''] = segments;
  if (area === 'account' && role === 'guest')
    return { kind: 'redirect', to: homePath(site.code), status: 307 };
  if (area === 'auth' && role === 'customer' && !fromMails.includes(page))
    return { kind: 'redirect', to: homePath(site.code), status: 307 };
  if (area === 'checkout' && role === 'admin' && (await shop.isOn(site.code, 'adminCheckout')))
    return { kind: 'redirect', to: basketPath(site.code), status: 307 };
  return null;
};
