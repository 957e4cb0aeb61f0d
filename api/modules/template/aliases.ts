import { lookUp } from '../../contract/look-up.ts';
import type { RemoteConfig } from '../../contract/remote-config.ts';

/** Other addresses of a content page (§2); they lead to the one on the right. */
const otherAliases: Readonly<Record<string, string>> = {
  'linden-salespoint': 'linden-franchise',
  home: 'index',
  /** The cookie policy is hidden: its addresses go to home (§2). */
  'cookie-policy': 'index',
  cookiebeleid: 'index',
};

const aliasPattern = /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/;

/** The alias a template is stored under, or null for what cannot be one. Upper case is forgiven. */
export function templateAlias(text: string): string | null {
  const alias = text.toLowerCase();
  if (!aliasPattern.test(alias)) return null;
  return lookUp(otherAliases, alias) ?? alias;
}

const franchiseAlias = 'linden-franchise';

/** Whether remote config hides a page. */
export function isHiddenPage(alias: string, { featureFlags }: Pick<RemoteConfig, 'featureFlags'>): boolean {
  return alias === franchiseAlias && !featureFlags.franchise;
}
