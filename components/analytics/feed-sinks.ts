import { type Counter, createCounter } from '@/lib/analytics/counter';
import { loadTagManager, openDataLayer, pushEvent, tellConsent } from '@/lib/analytics/data-layer';
import type { ShopEvent, UserType } from '@/lib/analytics/events';
import { createGate, type Permission } from '@/lib/analytics/gate';
import { sendCounts } from '@/lib/analytics/send-counts';
import { onEvent } from '@/lib/analytics/track';
import { onConsent, readConsent } from '@/lib/consent/store';
import type { SiteCode } from '@/lib/sites/models';

/** Counts of a few pages mostly go together. */
const sendEveryMs = 15_000;

const permission: Permission = {
  read: () => {
    const { source, choices } = readConsent();
    if (choices.statistics) return 'granted';
    return source === 'none' ? 'open' : 'refused';
  },
  onChange: onConsent,
};

/** In addresses of mails and of shared baskets: whoever knows them may set a password or take the basket over. */
const secretKeys = ['token', 'share'];

/** Tags read the address by themselves, so none is loaded into a document that was opened by a secret one. */
function isOpenedBySecret(): boolean {
  const query = new URLSearchParams(window.location.search);
  return secretKeys.some((key) => query.has(key));
}

const comesFirst = ({ name }: ShopEvent) => name === 'userDimensions' || name === 'pageView';

/** What was tracked before anybody listened is told behind who did it and on which page: tags read both there. */
function hear(take: (event: ShopEvent) => void): void {
  let early: ShopEvent[] | null = [];
  onEvent((event) => (early ? early.push(event) : take(event)));
  const known = early;
  early = null;
  for (const event of known.filter(comesFirst)) take(event);
  for (const event of known) if (!comesFirst(event)) take(event);
}

/** Hands each event that is permitted to the data layer, whoever reads that. */
function feedDataLayer(): void {
  const { tagManager } = document.documentElement.dataset;
  const mayLoad = !isOpenedBySecret();
  const tell = () => {
    const { choices } = readConsent();
    tellConsent(choices);
    if (choices.statistics && tagManager && mayLoad) loadTagManager(tagManager);
  };
  openDataLayer();
  if (readConsent().source !== 'none') tell();
  onConsent(tell);
  const gate = createGate(permission, pushEvent);
  hear(gate.take);
}

export type Visitor = { site: SiteCode; userType: UserType };

/** Counts each event that is permitted; sends the counts now and then, and when the page is left. */
function feedCounter(visitor: () => Visitor): void {
  const counters = new Map<SiteCode, Counter>();
  const gate = createGate(permission, (event) => {
    const { site, userType } = visitor();
    const counter = counters.get(site) ?? createCounter();
    counters.set(site, counter);
    counter.add(event, userType);
  });
  hear(gate.take);
  const send = () => {
    for (const [site, counter] of counters) {
      const counts = counter.take();
      if (permission.read() === 'granted') sendCounts(site, counts);
    }
  };
  setInterval(send, sendEveryMs);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  // Safari leaves pages without the other one.
  window.addEventListener('pagehide', send);
}

/** For as long as the document lives: called once. */
export function feedSinks(visitor: () => Visitor): void {
  feedDataLayer();
  feedCounter(visitor);
}
