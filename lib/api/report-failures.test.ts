/** @jest-environment node */
import { type Call, call } from '@/api/contract/call';
import { readBasket } from '@/api/contract/calls/basket';
import * as lookup from '@/api/contract/calls/lookup';
import { listOfferCards } from '@/api/contract/calls/offers';
import * as payments from '@/api/contract/calls/payments';
import { readProduct } from '@/api/contract/calls/product';
import * as promotions from '@/api/contract/calls/promotions';
import { atMost } from './at-most';
import type { ClientOptions } from './client';
import type { ApiFailure } from './failure';
import { createApiClient } from './http';
import { reportFailures } from './report-failures';

const refuse = async () =>
  Response.json({ code: 'unavailable', message: '', requestId: 'r-1' }, { status: 503 });
/** Answers never, and ends with its signal. */
function hang(_request: Request, signal = new AbortController().signal): Promise<Response> {
  return new Promise((_resolve, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    signal.addEventListener('abort', end);
  });
}

function clientWith(fetch: ClientOptions['fetch'], options: Partial<ClientOptions> = {}) {
  const told: ApiFailure[] = [];
  const client = createApiClient({
    baseUrl: 'http://shop.test/api/nl',
    language: 'nl-NL',
    fetch,
    ...options,
  });
  return { told, api: reportFailures(client, (failure) => told.push(failure)) };
}

test('a failed call is told once, with the template of its path, and rejected', async () => {
  const { api, told } = clientWith(refuse);
  const failure: unknown = await api.send(readProduct, { vsin: 'V1' }).catch((error: unknown) => error);
  expect(told).toEqual([failure]);
  expect(failure).toMatchObject({
    status: 503,
    requestId: 'r-1',
    call: { method: 'GET', path: 'product/:vsin' },
  });
});

test('a lost connection is told once, whatever is repeated', async () => {
  const { api, told } = clientWith(() => Promise.reject(new TypeError('fetch failed')));
  await expect(api.send(readBasket)).rejects.toThrow();
  expect(told.map(({ code }) => code)).toEqual(['network']);
});

test('no answer in time is told, also where a limit of the server ends the call', async () => {
  const server = clientWith(hang, { within: (ask) => atMost(20, ask) });
  await expect(server.api.send(readBasket)).rejects.toMatchObject({ code: 'timeout' });
  const browser = clientWith(hang);
  await expect(browser.api.send(readBasket, { signal: AbortSignal.timeout(20) })).rejects.toThrow();
  expect([...server.told, ...browser.told].map(({ code }) => code)).toEqual(['timeout', 'timeout']);
});

test('an answer is nothing to tell, nor is a call that its caller calls off', async () => {
  const answering = clientWith(async () => Response.json({ items: [{}] }));
  await answering.api.send(readBasket);
  const ending = new AbortController();
  const hanging = clientWith(hang);
  const asked = hanging.api.send(readBasket, { signal: ending.signal });
  ending.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  expect([...answering.told, ...hanging.told]).toEqual([]);
});

const silent: readonly Call[] = [
  lookup.findAddresses,
  lookup.retrieveAddress,
  lookup.findByPostcode,
  lookup.suggestCzechAddresses,
  lookup.listCities,
  lookup.listCounties,
  lookup.readCountry,
  payments.findBankIca,
  payments.readGoPayStatus,
  promotions.readEligiblePromotions,
  promotions.readOwnEligiblePromotions,
  promotions.readEligiblePromotionsOfBasket,
  listOfferCards,
];

test.each(silent)('$method $path is silent (§8): rejected, and told to nobody', async ({ method, path }) => {
  const { api, told } = clientWith(refuse);
  await expect(api.send(call(method, path).answers())).rejects.toMatchObject({ call: { method, path } });
  expect(told).toEqual([]);
});

test('their neighbours are not', async () => {
  const { api, told } = clientWith(refuse);
  for (const path of ['gopay/paymentmethods', 'lookup/customer/email', 'customeraddress'])
    await expect(api.send(call('GET', path).answers())).rejects.toThrow();
  expect(told).toHaveLength(3);
});
