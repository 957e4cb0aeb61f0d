import { waitFor } from '@testing-library/react';
import { call } from '@/api/contract/call';
import { readBasket } from '@/api/contract/calls/basket';
import { listCities } from '@/api/contract/calls/lookup';
import { unsubscribe } from '@/api/contract/calls/newsletter';
import { readProduct } from '@/api/contract/calls/product';
import { visitAs } from '@/components/testing/fake-api';
import { clearVisit } from '@/components/testing/in-shop';
import { browserApi } from '@/lib/api/browser';
import { reportsIn, type SentReport, titleOf } from '@/lib/testing/sent-reports';
import { reportBrowserError } from './browser-error-reports';

const reports: SentReport[] = [];
/** What the API answers; an error stands for a lost connection. */
let answer: Response | Error;

function refusal(status: number, code: string, message = '') {
  return Response.json({ code, message, requestId: `r-${status}` }, { status });
}

beforeAll(() => {
  const fetch = async (asked: Request | string, init?: { body: string }) => {
    if (typeof asked !== 'string') {
      if (answer instanceof Error) throw answer;
      return answer.clone();
    }
    reports.push(...reportsIn(init?.body ?? ''));
    return new Response('{}');
  };
  Object.assign(window, { fetch });
});
beforeEach(() => {
  document.documentElement.dataset.sentryDsn = 'https://key@errors.example/1';
  reports.length = 0;
});
afterEach(() => {
  clearVisit();
  jest.useRealTimers();
});

const send = browserApi('nl').send;
const readNumbered = (number: number) => send(call('GET', `numbered/${number}`).answers());

let marks = 0;
/** What has been sent so far, once what may still be under way has come too. */
async function sentTitles(): Promise<string[]> {
  const mark = `mark ${marks++}`;
  reportBrowserError(new Error(mark));
  await waitFor(() => expect(reports.map(titleOf).at(-1)).toBe(`Error: ${mark}`));
  return reports.slice(0, -1).map(titleOf);
}

test('without a DSN nothing is loaded or sent', async () => {
  delete document.documentElement.dataset.sentryDsn;
  answer = refusal(503, 'unavailable');
  await expect(readNumbered(0)).rejects.toMatchObject({ status: 503 });
  reportBrowserError(new Error('broken'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(reports).toEqual([]);
  expect(window).not.toHaveProperty('__SENTRY__');
});

test('a failed call is rejected and reported, once, whatever it breaks', async () => {
  answer = refusal(503, 'unavailable', 'Even geduld');
  const failure: unknown = await send(readProduct, { vsin: 'V1' }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ status: 503, message: 'Even geduld' });
  reportBrowserError(failure);
  reportBrowserError(new Error('content: slot 7 is hidden', { cause: failure }));
  expect(await sentTitles()).toEqual(['ApiFailure: GET product/:vsin: 503 unavailable']);
  expect(reports[0]).toMatchObject({
    level: 'error',
    fingerprint: ['GET product/:vsin: 503 unavailable'],
    tags: {
      api_method: 'GET',
      api_path: 'product/:vsin',
      api_status: 503,
      api_code: 'unavailable',
      request_id: 'r-503',
    },
  });
});

test('nothing of the shopper is in a report: no address, query, body or token', async () => {
  visitAs('Customer');
  window.history.replaceState(null, '', '/nl/order?email=jan@example.nl#S3CRET');
  window.history.pushState(null, '', '/nl/order?name=Jansen');
  answer = new Response('<p>jan@example.nl</p>', { status: 200 });
  await expect(send(unsubscribe, { email: 'jan@example.nl', query: { token: 'S3CRET' } })).rejects.toThrow();
  answer = refusal(500, 'unexpected', 'Jansen');
  await expect(send(readBasket)).rejects.toThrow();
  expect(await sentTitles()).toEqual([
    'ApiFailure: DELETE subscribe/:email: 503 unavailable',
    'ApiFailure: GET basket: 500 unexpected',
  ]);
  expect(reports[0]?.request?.url).toBe('http://localhost/nl/order');
  expect(JSON.stringify(reports)).not.toMatch(/jan@|jansen|S3CRET|bearer|eyJ/i);
});

test('what the shopper may mend is remembered for the next report, and none itself', async () => {
  answer = refusal(404, 'product-not-found');
  await expect(send(readProduct, { vsin: 'V2' })).rejects.toMatchObject({ status: 404 });
  expect(await sentTitles()).toEqual([]);
  expect(reports[0]?.breadcrumbs).toContainEqual(
    expect.objectContaining({ level: 'info', message: 'GET product/:vsin: 404 product-not-found' }),
  );
});

test('too many calls are a warning', async () => {
  answer = refusal(429, 'too-many-requests');
  await expect(readNumbered(1)).rejects.toThrow();
  expect(await sentTitles()).toHaveLength(1);
  expect(reports[0]?.level).toBe('warning');
});

test('what is silent stays so', async () => {
  answer = refusal(503, 'unavailable');
  await expect(send(listCities, { query: { country: 'TR' } })).rejects.toMatchObject({ status: 503 });
  expect(await sentTitles()).toEqual([]);
});

describe('a lost connection', () => {
  beforeEach(() => {
    answer = new TypeError('Failed to fetch');
  });
  const stay = () => new Promise((resolve) => setTimeout(resolve, 2500));

  test('is reported where the page stays', async () => {
    await expect(send(call('POST', 'lost').answers())).rejects.toMatchObject({ code: 'network' });
    expect(await sentTitles()).toEqual([]);
    await stay();
    expect(await sentTitles()).toContain('ApiFailure: POST lost: 0 network');
  });

  test('is none where the page is left, which breaks its calls off', async () => {
    await expect(send(call('POST', 'left').answers())).rejects.toThrow();
    expect(await sentTitles()).toEqual([]);
    window.dispatchEvent(new Event('pagehide'));
    await stay();
    expect(await sentTitles()).not.toContain('ApiFailure: POST left: 0 network');
  });

  test('is remembered where the browser has none', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(send(call('POST', 'offline').answers())).rejects.toThrow();
    await stay();
    expect(await sentTitles()).toEqual([]);
    expect(reports[0]?.breadcrumbs?.map(({ message }) => message)).toContain('POST offline: 0 network');
  });
});

test('what the server has failed to draw it reports itself', async () => {
  reportBrowserError(Object.assign(new Error('An error occurred'), { digest: '123' }));
  expect(await sentTitles()).toEqual([]);
});

test('a page reports each kind of failure once, and no more than twenty', async () => {
  answer = refusal(503, 'unavailable');
  for (let time = 0; time < 3; time++) await expect(readNumbered(100)).rejects.toThrow();
  expect(await sentTitles()).toEqual(['ApiFailure: GET numbered/100: 503 unavailable']);
  reports.length = 0;
  for (let number = 101; number < 130; number++) await expect(readNumbered(number)).rejects.toThrow();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(reports.length).toBeLessThan(20);
});
