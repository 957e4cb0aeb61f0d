import { lookUp } from '../../contract/look-up.ts';

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
