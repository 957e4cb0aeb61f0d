import type { Socket } from 'node:net';
import { sleep, waitFor } from '../in-turns.ts';
import type { Context, Kind } from '../kind.ts';
import { openConnection } from '../raw.ts';
import { descriptorsOf, newClient, type Shop } from '../shop.ts';
import { watchVisitors } from '../visitors.ts';

/** Longer than any of the server's own limits, with some air. */
const closedWithinMs = 100_000;
const drips = { everyMs: 1000 } as const;

type Slowness = { name: string; first: () => string; drip: string | null; reads: boolean };
const forwarded = () => `Host: 127.0.0.1\r\nX-Forwarded-For: ${newClient()}\r\n`;
const slownesses: readonly Slowness[] = [
  { name: 'silent connections', first: () => '', drip: null, reads: true },
  {
    name: 'slow headers',
    first: () => `GET /nl HTTP/1.1\r\n${forwarded()}`,
    drip: 'X-A: b\r\n',
    reads: true,
  },
  {
    name: 'slow bodies',
    first: () =>
      `POST /api/nl/signin HTTP/1.1\r\n${forwarded()}Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n{`,
    drip: ' ',
    reads: true,
  },
  {
    name: 'slow chunks',
    first: () =>
      `PUT /api/nl/basket HTTP/1.1\r\n${forwarded()}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
    drip: '1\r\n \r\n',
    reads: true,
  },
  {
    name: 'slow readers',
    first: () => `GET /nl HTTP/1.1\r\n${forwarded()}\r\n`.repeat(8),
    drip: null,
    reads: false,
  },
  {
    name: 'idle visitors',
    first: () => `GET /robots.txt HTTP/1.1\r\n${forwarded()}\r\n`,
    drip: null,
    reads: true,
  },
];

async function open(port: number, { first, reads }: Slowness): Promise<Socket | null> {
  const socket = await openConnection(port, first());
  if (reads) socket?.resume();
  else socket?.pause();
  return socket;
}

type Opened = { name: string; drip: string | null; socket: Socket };

async function openAll(port: number, ofEach: number): Promise<Opened[]> {
  const opened: Opened[] = [];
  for (const slowness of slownesses)
    for (let index = 0; index < ofEach; index += 1) {
      const socket = await open(port, slowness);
      if (socket) opened.push({ name: slowness.name, drip: slowness.drip, socket });
    }
  return opened;
}

/** A reader who takes nothing cannot be told from one on a very slow line: those are closed by us. */
async function checkClosed(opened: readonly Opened[], tally: Context['tally']): Promise<void> {
  const hurried = opened.filter(({ name }) => name !== 'slow readers');
  await waitFor(() => hurried.every(({ socket }) => socket.destroyed), closedWithinMs, 1000);
  for (const { name } of slownesses) {
    const open = hurried.filter((one) => one.name === name && !one.socket.destroyed).length;
    tally.expect(name, [open > 0 ? `${open} still open after ${closedWithinMs / 1000} s` : null]);
  }
}

async function checkDescriptors(shop: Shop, before: number, { tally, graceMs }: Context): Promise<void> {
  const count = () => descriptorsOf(shop.pid()) ?? 0;
  await waitFor(() => count() <= before + 10, graceMs, 500);
  tally.expect('descriptors a minute later', [count() > before + 10 ? `${count()}, from ${before}` : null]);
}

export const slowSenders: Kind = {
  name: 'slow-senders',
  about: 'silent, dripping, never-reading and idle connections; visitors served, all closed in the end',
  seconds: { short: 15, full: 120 },
  async run(context) {
    const { isShort, tally } = context;
    const shop = isShort ? context.shop : await context.startShop();
    await shop.ask({ path: '/nl' });
    const before = descriptorsOf(shop.pid());
    const visitors = watchVisitors(shop, tally);
    const opened = await openAll(shop.port, isShort ? 20 : 150);
    const dripping = setInterval(() => {
      for (const { drip, socket } of opened) if (drip !== null && socket.writable) socket.write(drip);
    }, drips.everyMs);
    if (isShort) await sleep(5000);
    else await checkClosed(opened, tally);
    clearInterval(dripping);
    for (const { socket } of opened) socket.destroy();
    if (before !== null) await checkDescriptors(shop, before, context);
    await visitors.stop();
    return undefined;
  },
};
