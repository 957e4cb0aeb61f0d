/** @jest-environment node */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readListing } from '@/api/contract/calls/listing';
import { listOfferCards } from '@/api/contract/calls/offers';
import { listPolicies } from '@/api/contract/calls/policies';
import { listCategories, readProduct } from '@/api/contract/calls/product';
import { readRemoteConfig } from '@/api/contract/calls/remote-config';
import { resolveRoute } from '@/api/contract/calls/route';
import { listShowrooms } from '@/api/contract/calls/showrooms';
import { readTemplate } from '@/api/contract/calls/template';
import { type DoubleMode, type DoubleServer, doubleModes, startDouble } from '../testing/double-server';
import { atMost } from './at-most';
import { withBoundedBody } from './bounded-body';
import { isApiFailure, isOutage } from './failure';
import { createApiClient } from './http';
import { isWholeAnswer } from './whole-answers';

const limitMs = 300;
/** What the limit may cost at most, on a machine that is busy with other things. */
const patienceMs = 30_000;

let double: DoubleServer;
beforeAll(async () => {
  double = await startDouble({
    slowMs: 30_000,
    answers: (path) => ({ body: { items: [{ vsin: 'V1', title: 'Oslo', children: [], path }] } }),
  });
});
afterAll(() => double.close());

/** As `serverApi` makes it, with a shorter limit. */
function readerOf(backend: DoubleServer) {
  return createApiClient({
    baseUrl: `${backend.url}/api/nl`,
    fetch: async (request, signal) =>
      withBoundedBody(await fetch(request, signal ? { signal } : {}), 1024 * 1024),
    language: 'nl-NL',
    within: (call) => atMost(limitMs, call),
    isWhole: isWholeAnswer,
  });
}

async function until(isTrue: () => boolean): Promise<void> {
  const end = Date.now() + patienceMs;
  while (!isTrue() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** What nobody holds any more is gone, as it may be at any moment of a busy shop. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}

const outages = doubleModes.filter((mode) => mode !== 'right' && mode !== 'cookie');

describe.each<DoubleMode>(outages)('a backend in mode %s', (mode) => {
  it.each(['get', 'post'] as const)('is an outage to a read by %s, which soon knows', async (method) => {
    double.mode = mode;
    const api = readerOf(double);
    const since = Date.now();
    const reading =
      method === 'get' ? api.send(listCategories) : api.send(resolveRoute, { items: [{ url: '/a' }] });
    const error: unknown = await reading.then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(isApiFailure(error)).toBe(true);
    expect(isOutage(error)).toBe(true);
    expect(Date.now() - since).toBeLessThan(patienceMs);
  });

  it('is forgotten at once when it is well', async () => {
    double.mode = mode;
    await readerOf(double)
      .send(listCategories)
      .catch(() => undefined);
    double.mode = 'right';
    await expect(readerOf(double).send(listCategories)).resolves.toMatchObject([
      { path: '/api/nl/categories' },
    ]);
  });
});

describe.each<DoubleMode>(['hang', 'half', 'endless', 'slow'])('reads of a backend in mode %s', (mode) => {
  it('end at the backend too, and leave no connection behind', async () => {
    const backend = await startDouble({ slowMs: 30_000 });
    backend.mode = mode;
    const reading = Promise.allSettled(
      Array.from({ length: 20 }, () => readerOf(backend).send(listShowrooms)),
    );
    await until(() => backend.paths.length === 20);
    collectGarbage();
    await reading;
    expect(backend.paths).toHaveLength(20);
    await until(() => backend.running() === 0);
    expect(backend.running()).toBe(0);
    if (mode === 'hang') await until(() => backend.connections() === 0);
    if (mode === 'hang') expect(backend.connections()).toBe(0);
    await backend.close();
  });
});

describe('what a page cannot do without', () => {
  it.each([
    [resolveRoute, {}],
    [readRemoteConfig, { maintenanceMode: 'no' }],
    [readProduct, { vsin: 'V1', alias: 'oslo', title: 'Oslo', media: {}, unitPrice: {} }],
    [readTemplate, { alias: 'index', seoInfo: {}, slots: null }],
    [readListing, { title: 'Banken', total: '3', products: [], facets: [], breadcrumbs: [] }],
  ])('is missed in $path', (call, item) => {
    expect(isWholeAnswer(call, [item])).toBe(false);
    expect(isWholeAnswer(call, [])).toBe(false);
  });

  it('is no matter of lists that may be empty, or of other calls', () => {
    expect(isWholeAnswer(listPolicies, [])).toBe(true);
    expect(isWholeAnswer(listOfferCards, [{}])).toBe(true);
  });
});
