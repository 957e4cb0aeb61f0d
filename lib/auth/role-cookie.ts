import { roleCookie } from '@/lib/routes/header-names';
import type { SiteRules } from '@/lib/sites/models';
import { editions, siteOf } from '@/sites/editions';
import { currentIdentity } from './identity';

const lifetimeSeconds = 30 * 24 * 60 * 60;

/** Makes the cookie say what the stored token says. */
export function writeRoleCookie(site: SiteRules): void {
  const role = currentIdentity(site)?.type.toLowerCase() ?? 'guest';
  const age = role === 'guest' ? 0 : lifetimeSeconds;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const own = siteOf(site.code);
  for (const { code } of editions.filter((edition) => siteOf(edition.code) === own)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers.
    document.cookie = `${roleCookie}=${role}; Path=/${code}; Max-Age=${age}; SameSite=Lax${secure}`;
  }
}
