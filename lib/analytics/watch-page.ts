import type { SiteRules } from '@/lib/sites/models';
import type { ListedItem, ShopEvent } from './events';
import { toImpersonal } from './impersonal';
import { readProductMark } from './item-marks';
import type { PageAddress } from './page-of';
import { cards, readCard } from './read-card';

type Site = Pick<SiteRules, 'currency' | 'locale'>;
type Track = (event: ShopEvent) => void;
export type WatchedPage = PageAddress & {
  path: string;
  /** What is searched for; null on every other page. */
  term: string | null;
};

/** Cards of a listing come into sight row by row: they are told of together. */
const batchMs = 400;
const visibleShare = 0.5;

function isNotFound(): boolean {
  return document.querySelector('meta[name="status"][content="404"]') !== null;
}

function tellPage({ path, term, ...page }: WatchedPage, { locale: language }: Site, track: Track): void {
  const { kind, vsin } = isNotFound() ? { kind: 'not-found' as const, vsin: null } : page;
  // The order that is confirmed there is told instead.
  if (kind !== 'order-completed') track({ name: 'pageView', kind, vsin, path, language });
  if (term) track({ name: 'search', term: toImpersonal(term) });
}

/** The product whose page this is; null until it is drawn. */
function readProduct(vsin: string, currency: Site['currency']): ShopEvent | null {
  const place = document.querySelector('[data-product]');
  const facts = readProductMark(place?.getAttribute('data-product') ?? '');
  if (!place || facts?.vsin !== vsin) return null;
  const title = place.querySelector('h1')?.textContent.trim() ?? '';
  return { name: 'productView', currency, item: { ...facts, title, quantity: 1 } };
}

/** Tells of each card that is at least half in sight, once for each list. */
function watchCards(currency: Site['currency'], track: Track) {
  const seen = new Set<string>();
  const watched = new WeakSet<Element>();
  const fresh = new Map<string, ListedItem[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell(): void {
    clearTimeout(timer);
    timer = undefined;
    for (const [list, items] of fresh) track({ name: 'productImpressions', currency, list, items });
    fresh.clear();
  }
  function see(card: Element): void {
    const read = readCard(card);
    const key = `${read?.list} ${read?.item.vsin}`;
    if (!read || seen.has(key)) return;
    seen.add(key);
    fresh.set(read.list, [...(fresh.get(read.list) ?? []), read.item]);
    timer ??= setTimeout(tell, batchMs);
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        see(target);
      }
    },
    { threshold: visibleShare },
  );
  return {
    look(): void {
      for (const card of document.querySelectorAll(cards)) {
        if (watched.has(card)) continue;
        watched.add(card);
        observer.observe(card);
      }
    },
    stop(): void {
      observer.disconnect();
      tell();
    },
  };
}

/** Tells of the page, of its product, and of cards as they come into sight. Returns what ends that. */
export function watchPage(page: WatchedPage, site: Site, track: Track): () => void {
  tellPage(page, site, track);
  const shown = watchCards(site.currency, track);
  let awaited = page.kind === 'product' ? page.vsin : null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    timer = undefined;
    const view = awaited && readProduct(awaited, site.currency);
    if (view) {
      awaited = null;
      track(view);
    }
    shown.look();
  }
  look();
  // Rows of products, further pages of a listing and late parts of a page come afterwards.
  const changes = new MutationObserver(() => {
    timer ??= setTimeout(look, batchMs);
  });
  changes.observe(document.body, { childList: true, subtree: true });
  return () => {
    changes.disconnect();
    clearTimeout(timer);
    shown.stop();
  };
}
