import * as calls from '@/api/contract/calls/personalisation';
import { currentIdentity, type Identity } from '@/lib/auth/identity';
import { withSession } from '@/lib/auth/session';
import { type Consent, keptMinutes, readConsent } from '@/lib/consent/store';
import type { SiteRules } from '@/lib/sites/models';
import { readStored, type StorageSite, siteKey, writeStored } from '@/lib/storage/storage';
import { forgetSearches } from './recent-searches';
import { forgetViewed } from './recently-viewed';

/** What the API was last told, and of whom. */
type Told = { visitorId: string; isAllowed: boolean; decidedAt: string | null };

const keyOf = (site: StorageSite) => siteKey(site, 'told-consent');

function isTold(value: unknown): value is Told {
  if (typeof value !== 'object' || value === null) return false;
  return 'visitorId' in value && 'isAllowed' in value && 'decidedAt' in value;
}

/**
 * Whether the API has to hear of it. A customer may have agreed elsewhere, so their refusal is told; of a guest who never
 * agreed nothing is stored, and no call is made to say so. What only the browser refuses ends nothing in an account.
 */
function mustTell(
  { choices, source, decidedAt }: Consent,
  { sub, type }: Identity,
  told: Told | null,
): boolean {
  const isAllowed = choices.personalisation;
  const known = told?.visitorId === sub ? told : null;
  if (known?.isAllowed === isAllowed)
    return source === 'choice' && known.decidedAt !== decidedAt && type !== 'Guest';
  if (isAllowed) return true;
  // A choice that has run out, or a signal of this browser, says nothing of what the account was allowed elsewhere.
  return type === 'Guest' ? known !== null : source === 'choice';
}

/** One after the other: two at once could arrive in the wrong order. */
let telling: Promise<void> = Promise.resolve();

async function tellOnce(site: SiteRules): Promise<void> {
  const consent = readConsent();
  const isAllowed = consent.choices.personalisation;
  if (!isAllowed) {
    forgetViewed(site);
    forgetSearches(site);
  }
  const identity = currentIdentity(site);
  if (!identity || !mustTell(consent, identity, readStored(keyOf(site), isTold))) return;
  await withSession(site, (api) => api.send(calls.initVisitor, { items: [{ consent: isAllowed }] }));
  // An expired token was replaced meanwhile, and perhaps by another guest's.
  const told: Told = {
    visitorId: currentIdentity(site)?.sub ?? identity.sub,
    isAllowed,
    decidedAt: consent.decidedAt,
  };
  writeStored(keyOf(site), told, keptMinutes);
}

/**
 * Has the API store what personalisation needs, or delete all it has of the visitor, as was decided (§4). Makes no
 * session for that: who has none is unknown to it. Does nothing that was done before; call it before any other call.
 * @throws ApiFailure; the next page tries again
 */
export function tellConsent(site: SiteRules): Promise<void> {
  telling = telling.catch(() => undefined).then(() => tellOnce(site));
  return telling;
}
