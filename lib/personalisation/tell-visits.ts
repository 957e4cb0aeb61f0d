import { addSegment, trackEvents } from '@/api/contract/calls/personalisation';
import type { TrackedEvent } from '@/api/contract/personalisation';
import type { ShopEvent } from '@/lib/analytics/events';
import { createGate, type Permission } from '@/lib/analytics/gate';
import { onEvent } from '@/lib/analytics/track';
import { isRefused } from '@/lib/api/failure';
import { withSession } from '@/lib/auth/session';
import { hasConsent, onConsent, readConsent } from '@/lib/consent/store';
import type { SiteRules } from '@/lib/sites/models';
import { isReturning, segmentOf } from './segments';
import { toTracked } from './to-tracked';
import { findVisitor } from './visitor';

/** Events of one page mostly go together. */
const sendAfterMs = 1_000;
/** Of one call, by the contract. */
const maxEvents = 100;

const permission: Permission = {
  read: () => {
    const { source, choices } = readConsent();
    if (choices.personalisation) return 'granted';
    return source === 'none' ? 'open' : 'refused';
  },
  onChange: onConsent,
};

type Heard = { site: SiteRules; tracked: TrackedEvent | null; segment: string | null };

async function addSegments(site: SiteRules, segments: readonly string[]): Promise<void> {
  for (const segment of segments) {
    if (!hasConsent('personalisation')) return;
    // Remote config says which the shop wants; one it does not name is refused.
    await withSession(site, (api) => api.send(addSegment, { items: [{ segment }] })).catch(() => undefined);
  }
}

/** @throws ApiFailure when the events were not taken */
async function send(site: SiteRules, heard: readonly Heard[]): Promise<void> {
  const visitor = await findVisitor(site);
  if (!visitor) return;
  const items = heard.flatMap(({ tracked }) => tracked ?? []);
  if (items.length > 0) await withSession(site, (api) => api.send(trackEvents, { items }));
  const wanted = new Set(heard.flatMap(({ segment }) => segment ?? []));
  if (isReturning(readConsent().decidedAt)) wanted.add('returning');
  await addSegments(
    site,
    [...wanted].filter((segment) => !visitor.segments.includes(segment)),
  );
  visitor.segments.push(...[...wanted].filter((segment) => !visitor.segments.includes(segment)));
}

/**
 * Tells personalisation what the visitor does, from when that is allowed until it no longer is. What cannot be told waits
 * in the memory of this document for the next event. Returns what ends it.
 */
export function tellVisits(site: () => SiteRules): () => void {
  let waiting: Heard[] = [];
  /** Counts the times the permission has ended. */
  let withdrawals = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> = Promise.resolve();

  const flushOnce = async () => {
    const [first] = waiting;
    if (!first || !hasConsent('personalisation')) {
      waiting = [];
      return;
    }
    const ofSite = waiting.filter((one) => one.site === first.site).slice(0, maxEvents);
    waiting = waiting.filter((one) => !ofSite.includes(one));
    const before = withdrawals;
    try {
      await send(first.site, ofSite);
    } catch (error) {
      // What is refused will be refused again, and would hold up the others.
      if (!isRefused(error) && withdrawals === before) waiting = [...ofSite, ...waiting].slice(-maxEvents);
    }
  };
  const flush = () => {
    clearTimeout(timer);
    // In their order: what was viewed together is told from it.
    sending = sending.then(flushOnce);
  };
  const gate = createGate(permission, (event: ShopEvent) => {
    const tracked = toTracked(event);
    const segment = segmentOf(event);
    if (!tracked && !segment) return;
    waiting.push({ site: site(), tracked, segment });
    clearTimeout(timer);
    timer = setTimeout(flush, sendAfterMs);
  });
  const stopListening = onEvent(gate.take);
  const onHidden = () => document.visibilityState === 'hidden' && flush();
  document.addEventListener('visibilitychange', onHidden);
  // Nothing that waits outlives the permission.
  const stopWatching = onConsent(({ choices }) => {
    if (choices.personalisation) return;
    waiting = [];
    withdrawals += 1;
  });
  return () => {
    clearTimeout(timer);
    stopListening();
    stopWatching();
    gate.stop();
    document.removeEventListener('visibilitychange', onHidden);
  };
}
