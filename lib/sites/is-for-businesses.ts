import type { SiteRules } from './models';

/** A shop that opens after signing in is one for businesses (§4). */
export function isForBusinesses({ afterSignOut }: Pick<SiteRules, 'afterSignOut'>): boolean {
  return afterSignOut === 'sign-in';
}
