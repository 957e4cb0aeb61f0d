import { currentIdentity, signedInOf } from '@/lib/auth/identity';
import type { SiteRules } from '@/lib/sites/models';
import type { ChatVisitor } from './models';

/** Customers need not introduce themselves (§4); null for everybody else. */
export function currentVisitor(site: SiteRules): ChatVisitor | null {
  const identity = signedInOf(currentIdentity(site));
  if (!identity) return null;
  return { name: `${identity.firstName} ${identity.lastName}`.trim(), email: identity.email };
}

/** How people are reached when nothing else works: the layout has written it into the page. */
export function shopContact(): { phone: string; email: string } {
  const { phone = '', email = '' } = document.documentElement.dataset;
  return { phone, email };
}
