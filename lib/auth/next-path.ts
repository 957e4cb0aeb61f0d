import { homePath } from '@/lib/routes/paths';
import type { SiteCode } from '@/lib/sites/models';

/**
 * Where to go after signing in: the path named by `?next=`, or home. Only addresses within the site are followed, so
 * that a link cannot lead elsewhere; the pages under `/auth` are over by then.
 */
export function nextPath(site: SiteCode, wanted: string | null): string {
  const home = homePath(site);
  if (!wanted || !/^\/[\w/?=&%.,+-]*$/.test(wanted)) return home;
  const isWithin = wanted === home || wanted.startsWith(`${home}/`) || wanted.startsWith(`${home}?`);
  return isWithin && !wanted.startsWith(`${home}/auth`) && !wanted.includes('..') ? wanted : home;
}
