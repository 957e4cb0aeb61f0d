import { basketPath, homePath } from '@/lib/routes/paths';
import type { Step } from './types';

/**
 * Sends visitors away from pages that are not for them (§4), before anything is painted. A convenience only: the
 * cookie can be forged, and every call of the API checks its own token.
 */
export const guardsStep: Step = async ({ site, segments, role }, shop) => {
  const [area] = segments;
  if (area === 'account' && role === 'guest')
    return { kind: 'redirect', to: homePath(site.code), status: 307 };
  if (area === 'auth' && role === 'customer')
    return { kind: 'redirect', to: homePath(site.code), status: 307 };
  if (area === 'checkout' && role === 'admin' && (await shop.isOn(site.code, 'adminCheckout')))
    return { kind: 'redirect', to: basketPath(site.code), status: 307 };
  return null;
};
