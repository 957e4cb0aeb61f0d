/** @jest-environment node */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { flush } from '@sentry/nextjs';
import { readProduct } from '@/api/contract/calls/product';
import { listShowrooms } from '@/api/contract/calls/showrooms';
import { readTemplate } from '@/api/contract/calls/template';
import { registeredApi } from '@/api/contract/registered';
import type { ReadingApi } from '@/lib/api/client';
import type { EmbeddedApi } from '@/lib/api/embedded';
import { serverApi } from '@/lib/api/server';
import { reportsIn, type SentReport, titleOf } from '@/lib/testing/sent-reports';
import { startErrorReports } from './error-reports';
import { reportFailedAnswer, serverReports } from './server-reports';

const reports: SentReport[] = [];
const collector = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    reports.push(...reportsIn(Buffer.concat(chunks).toString()));
    response.end('{}');
  });
});

/** What the API of this process answers; a failure of its own it tells of as `api/start.ts` does. */
let answer: () => Response;
const api: EmbeddedApi = {
  fetch: async () => answer(),
  changes: { subscribe: () => () => undefined },
  stop: async () => undefined,
};
const refusal = (status: number, code: string, requestId: string) =>
  Response.json({ code, message: 'jan@example.nl', requestId }, { status });

beforeAll(async () => {
  Reflect.set(globalThis, registeredApi, api);
  expect(serverReports()).toBeNull();
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port }: Partial<AddressInfo> = Object(collector.address());
  process.env.SENTRY_DSN = `http://key@127.0.0.1:${port}/1`;
  // What it counts without being asked to needs hooks that Jest does not have.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await startErrorReports();
});
beforeEach(() => {
  reports.length = 0;
});
afterAll(() => {
  for (const key of [registeredApi, Symbol.for('linden.reports')]) Reflect.deleteProperty(globalThis, key);
  collector.close();
  collector.closeAllConnections();
});

/** Made when asked: the settings are read once, with where reports go. */
const send: ReadingApi['send'] = (call, ...options) => serverApi('nl').send(call, ...options);
const page = { routerKind: 'App Router', routePath: '/[site]/product/[vsin]', routeType: 'render' };
const request = {
  path: '/nl/product/V1?email=jan@example.nl',
  method: 'GET',
  headers: { cookie: 'token=S3CRET', authorization: 'Bearer S3CRET', 'user-agent': 'a browser' },
};
const breakPage = (error: unknown) => serverReports()?.failedPage(error, request, page);

async function sentTitles(): Promise<string[]> {
  await flush(10_000);
  return reports.map(titleOf);
}

test('a failed call is reported once, whether or not its page breaks', async () => {
  answer = () => refusal(503, 'unavailable', 'r-503');
  const failure: unknown = await send(readProduct, { vsin: 'V1' }).catch((error: unknown) => error);
  breakPage(failure);
  breakPage(new Error('menu', { cause: failure }));
  expect(await sentTitles()).toEqual(['ApiFailure: GET product/:vsin: 503 unavailable']);
});

test('nor is the same reported for each page of an outage', async () => {
  answer = () => refusal(503, 'unavailable', 'r-503-2');
  for (let time = 0; time < 5; time++) await expect(send(listShowrooms)).rejects.toThrow();
  expect(await sentTitles()).toEqual(['ApiFailure: GET showrooms: 503 unavailable']);
});

test('a 500 of the API in this process is reported by what caused it, and not again by its caller', async () => {
  answer = () => {
    reportFailedAnswer(new TypeError('broken'), {
      requestId: 'r-500',
      method: 'GET',
      route: 'template/:alias',
    });
    return refusal(500, 'unexpected', 'r-500');
  };
  const failure: unknown = await send(readTemplate, { alias: 'index' }).catch((error: unknown) => error);
  breakPage(failure);
  expect(await sentTitles()).toEqual(['TypeError: broken']);
  expect(reports.find((report) => titleOf(report) === 'TypeError: broken')?.tags).toMatchObject({
    api_method: 'GET',
    api_path: 'template/:alias',
    request_id: 'r-500',
  });
});

test('what a page asks for in vain is none', async () => {
  answer = () => refusal(404, 'product-not-found', 'r-404');
  await expect(send(readProduct, { vsin: 'V2' })).rejects.toMatchObject({ status: 404 });
  expect(await sentTitles()).toEqual([]);
});

test('nothing of a visitor is in the report of a broken page', async () => {
  breakPage(new Error('broken page'));
  expect(await sentTitles()).toEqual(['Error: broken page']);
  expect(reports[0]?.contexts?.nextjs?.request_path).toBe('/nl/product/V1');
  // Frames quote the source, which is this file.
  const { exception: _quoting, ...rest } = reports[0] ?? {};
  expect(JSON.stringify(rest)).not.toMatch(/jan@|S3CRET/);
});
