/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { portOf } from '../api/testing/free-port';
import { createChangeListener } from './changes';
import { PageCache } from './page-cache';

let server: Server;
let received: { secret: unknown; tags: unknown }[];
let statuses: number[];

/** Resolves when `count` announcements have arrived. */
function announcements(count: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (received.length < count) return;
      clearInterval(timer);
      setImmediate(resolve);
    }, 5);
  });
}

async function listen(): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return portOf(server);
}

beforeEach(() => {
  received = [];
  statuses = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({ secret: request.headers['x-linden-secret'], tags: JSON.parse(body).tags });
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

describe('changes', () => {
  it('go to Next together, with the secret, and then out of the page cache', async () => {
    const cache = new PageCache(1000);
    const onChange = createChangeListener({ host: '0.0.0.0', port: await listen(), secret: 's' }, cache);
    onChange(['product:nl:V1', 'listing:nl']);
    onChange(['product:nl:V2', 'listing:nl']);
    expect(cache.generation).toBe(0);
    await announcements(1);
    expect(received).toEqual([{ secret: 's', tags: ['product:nl:V1', 'listing:nl', 'product:nl:V2'] }]);
    while (cache.generation === 0) await new Promise(setImmediate);
  });

  it('are announced once more when Next could not take them, and only then go out of the page cache', async () => {
    statuses = [500];
    const cache = new PageCache(1000);
    createChangeListener({ host: null, port: await listen(), secret: 's' }, cache)(['config:nl']);
    await announcements(1);
    await pause(100);
    expect(cache.generation).toBe(0);
    await announcements(2);
    expect(received[1]).toEqual(received[0]);
    while (cache.generation === 0) await new Promise(setImmediate);
  });

  it('leave pages where they are when Next could not take them at all', async () => {
    const told = jest.spyOn(console, 'error');
    const heard = new Promise((resolve) => told.mockImplementation(resolve));
    statuses = [500, 500];
    const cache = new PageCache(1000);
    createChangeListener({ host: null, port: await listen(), secret: 's' }, cache)(['config:nl']);
    await announcements(2);
    await heard;
    expect(cache.generation).toBe(0);
    told.mockRestore();
  });
});
