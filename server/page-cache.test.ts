/** @jest-environment node */
import { type Page, PageCache } from './page-cache';

const megabyte = 1024 * 1024;

function page(changes: Partial<Page> = {}): Page {
  const bytes = Buffer.alloc(1000);
  return {
    status: 200,
    headers: {},
    gzip: bytes,
    brotli: bytes,
    hash: 'x',
    tags: [],
    payload: null,
    isDocumentBound: false,
    ...changes,
  };
}

function cacheAt(start = 0, bytes = megabyte) {
  const clock = { now: start };
  return { cache: new PageCache(bytes, () => clock.now), clock };
}

describe('PageCache', () => {
  it('is fresh for seconds, then stale, and gone after a day', () => {
    const { cache, clock } = cacheAt();
    cache.store('/nl', 'desktop', page(), 0);
    expect(cache.find('/nl', 'desktop')?.isFresh).toBe(true);
    clock.now = 86_399_999;
    expect(cache.find('/nl', 'desktop')?.isFresh).toBe(false);
    clock.now += 1;
    expect(cache.find('/nl', 'desktop')).toBeNull();
  });

  it('shares a page between devices unless it is bound to one', () => {
    const { cache } = cacheAt();
    cache.store('/nl/a-p-V1', 'desktop', page(), 0);
    cache.store('/nl', 'desktop', page({ isDocumentBound: true }), 0);
    expect(cache.find('/nl/a-p-V1', 'mobile')).not.toBeNull();
    expect(cache.find('/nl', 'mobile')).toBeNull();
    expect(cache.find('/nl', 'desktop')).not.toBeNull();
  });

  it('drops what shows a changed thing, and only that', () => {
    const { cache } = cacheAt();
    cache.store('/nl/a', 'desktop', page({ tags: ['product:nl:V1'] }), 0);
    cache.store('/nl/b', 'desktop', page({ tags: ['product:nl:V2'] }), 0);
    cache.drop(['product:nl:V1']);
    expect(cache.find('/nl/a', 'desktop')).toBeNull();
    expect(cache.find('/nl/b', 'desktop')).not.toBeNull();
    cache.drop(['config:be']);
    expect(cache.find('/nl/b', 'desktop')).not.toBeNull();
    cache.drop(['config:nl']);
    expect(cache.find('/nl/b', 'desktop')).toBeNull();
  });

  it('drops every page of a kind, also one whose rendering began before', () => {
    const { cache } = cacheAt();
    const began = cache.generation;
    cache.store('/nl/a', 'desktop', page({ tags: ['product:nl:V1'] }), began);
    cache.store('/nl/c', 'desktop', page({ tags: ['listing:nl'] }), began);
    cache.drop(['product:nl', 'config:nl:calls']);
    cache.store('/nl/b', 'desktop', page({ tags: ['product:nl:V2'] }), began);
    expect([cache.find('/nl/a', 'desktop'), cache.find('/nl/b', 'desktop')]).toEqual([null, null]);
    expect(cache.find('/nl/c', 'desktop')).not.toBeNull();
  });

  it('does not store a page whose rendering began before a change', () => {
    const { cache } = cacheAt();
    const began = cache.generation;
    cache.drop(['product:nl:V1']);
    cache.store('/nl/a', 'desktop', page({ tags: ['product:nl:V1'] }), began);
    expect(cache.find('/nl/a', 'desktop')).toBeNull();
  });

  it('stores no page of a site whose rendering began before the site was closed', () => {
    const { cache } = cacheAt();
    const began = cache.generation;
    cache.closeSite('/be/a');
    cache.store('/be/a', 'desktop', page(), began);
    cache.store('/nl/a', 'desktop', page(), began);
    expect(cache.find('/be/a', 'desktop')).toBeNull();
    expect(cache.find('/nl/a', 'desktop')).not.toBeNull();
    cache.closeSite('/elsewhere');
    expect(cache.generation).toBe(began + 1);
  });

  it('stores a page although something else has changed meanwhile', () => {
    const { cache } = cacheAt();
    const began = cache.generation;
    cache.drop(['product:nl:V2']);
    cache.store('/nl/a', 'desktop', page({ tags: ['product:nl:V1'] }), began);
    expect(cache.find('/nl/a', 'desktop')).not.toBeNull();
    const before = cache.generation;
    cache.drop(['config:nl']);
    cache.store('/nl/b', 'desktop', page({ tags: ['product:nl:V1'] }), before);
    expect(cache.find('/nl/b', 'desktop')).toBeNull();
  });

  it('takes no page for current when it has lost count of the changes', () => {
    const { cache } = cacheAt();
    const began = cache.generation;
    cache.drop(Array.from({ length: 10_001 }, (_, index) => `product:nl:V${index}`));
    cache.drop(['product:nl:other']);
    cache.store('/nl/a', 'desktop', page({ tags: ['product:nl:V1'] }), began);
    expect(cache.find('/nl/a', 'desktop')).toBeNull();
  });

  it('stays within its bytes, and pages not found push nothing out', () => {
    const { cache } = cacheAt(0, 200_000);
    cache.store('/nl/kept', 'desktop', page(), 0);
    for (let index = 0; index < 500; index += 1)
      cache.store(`/nl/made-up-${index}`, 'desktop', page({ status: 404 }), 0);
    expect(cache.find('/nl/kept', 'desktop')).not.toBeNull();
    expect(cache.find('/nl/made-up-0', 'desktop')).toBeNull();
    for (let index = 0; index < 500; index += 1) cache.store(`/nl/page-${index}`, 'desktop', page(), 0);
    expect(cache.find('/nl/kept', 'desktop')).toBeNull();
  });

  it('forgets soon that a page was not found, and at once when it appears', () => {
    const { cache, clock } = cacheAt();
    const missing = page({ status: 404, tags: ['product:nl:V9'] });
    cache.store('/nl/new-p-V9', 'desktop', missing, 0);
    expect(cache.find('/nl/new-p-V9', 'desktop')?.page.status).toBe(404);
    clock.now = 10_000;
    expect(cache.find('/nl/new-p-V9', 'desktop')).toBeNull();
    cache.store('/nl/new-p-V9', 'desktop', missing, 0);
    cache.drop(['product:nl:V9']);
    expect(cache.find('/nl/new-p-V9', 'desktop')).toBeNull();
  });

  it('replaces a page by its 404 when it is gone', () => {
    const { cache } = cacheAt();
    cache.store('/nl/a', 'desktop', page(), 0);
    cache.store('/nl/a', 'desktop', page({ status: 404 }), 0);
    expect(cache.find('/nl/a', 'desktop')?.page.status).toBe(404);
  });
});
