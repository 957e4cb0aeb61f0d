import * as calls from '@/api/contract/calls/personalisation';
import type { Visitor } from '@/api/contract/personalisation';
import { currentIdentity } from '@/lib/auth/identity';
import { withSession } from '@/lib/auth/session';
import { isBot } from '@/lib/bots/is-bot';
import { hasConsent, readConsent } from '@/lib/consent/store';
import type { SiteRules } from '@/lib/sites/models';
import { tellConsent } from './tell-consent';

/**
 * The visit that has begun: where, since which choice, and of whom, which is not known before it has succeeded. A page that
 * stays open sees all three change.
 */
type Visit = {
  site: string;
  decidedAt: string | null;
  sub: string | undefined;
  visitor: Promise<Visitor | null>;
};
let begun: Visit | null = null;

const subOf = (site: SiteRules) => currentIdentity(site)?.sub;

function visitAtHand(site: SiteRules): Visit | null {
  if (begun?.site !== site.code || begun.decidedAt !== readConsent().decidedAt) return null;
  return begun.sub === undefined || begun.sub === subOf(site) ? begun : null;
}

async function begin(site: SiteRules): Promise<Visitor | null> {
  if (await isBot()) return null;
  // Who agreed is remembered from the first page on, and by the token alone.
  await (await import('@/lib/auth/renew-session')).ensureSession(site);
  await tellConsent(site);
  if (!hasConsent('personalisation')) return null;
  const visitor = await withSession(site, (api) => api.send(calls.initVisitor, { items: [{}] }));
  // Taken back in another browser, which this one does not outvote.
  return visitor.consent ? visitor : null;
}

function beginVisit(site: SiteRules): Visit {
  const { decidedAt } = readConsent();
  begun = { site: site.code, decidedAt, sub: undefined, visitor: begin(site) };
  return begun;
}

/**
 * Begins personalisation (§4), once for each visitor of a document; a beginning that failed is tried again by the next who
 * asks. Null, without any call, for whoever does not allow it. @throws ApiFailure
 */
export async function findVisitor(site: SiteRules): Promise<Visitor | null> {
  if (!hasConsent('personalisation')) return null;
  const mine = visitAtHand(site) ?? beginVisit(site);
  try {
    const found = await mine.visitor;
    mine.sub ??= subOf(site);
    // Taken back while the API was asked.
    return hasConsent('personalisation') ? found : null;
  } catch (error) {
    if (begun === mine) begun = null;
    throw error;
  }
}
