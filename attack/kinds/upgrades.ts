import type { Socket } from 'node:net';
import { inTurns, sleep, waitFor } from '../in-turns.ts';
import type { Context, Kind } from '../kind.ts';
import { openConnection, sendRaw } from '../raw.ts';
import { descriptorsOf, newClient, type Shop } from '../shop.ts';
import { watchVisitors } from '../visitors.ts';

const paths = [
  '/',
  '/nl',
  '/nl/basket',
  '/api',
  '/api/nl/categories',
  '/lmqzfxa.png',
  '/media/lmqzfxa.webp',
  '/media/thumb/sofa-oslo-3-main.webp',
  '/sitemaps/lmqzfxa',
  '/robots.txt',
  '/_next/lmqzfxa',
  '/_next/webpack-hmr',
  '/internal/revalidate',
  '*',
  'http://lmqzfxa.example/',
];
const webSocket = [
  'Upgrade: websocket',
  'Sec-WebSocket-Key: bGluZGVuIGluIGJsb29tLg==',
  'Sec-WebSocket-Version: 13',
];
const upgrades: readonly (readonly string[])[] = [
  webSocket,
  ['Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA'],
  ['Upgrade: lmqzfxa'],
];

function upgradeTo(path: string, lines: readonly string[]): string {
  const head = [`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1', `X-Forwarded-For: ${newClient()}`];
  return `${[...head, 'Connection: Upgrade', ...lines].join('\r\n')}\r\n\r\n`;
}

/** Each must be answered, and not with the upgrade; afterwards nobody waits for the client to go. */
async function ask({ shop, tally, hasTime }: Context): Promise<void> {
  const all = paths.flatMap((path) => upgrades.map((lines) => [path, lines] as const));
  await inTurns(all, { width: 12, hasTime }, async ([path, lines]) => {
    const answer = await sendRaw(shop.port, upgradeTo(path, lines), 6000);
    tally.judge(`${lines[0]} at ${path}`, answer, answer.status === 101 ? ['was upgraded'] : []);
  });
}

type Burst = { sockets: Socket[]; open: Set<Socket> };

/** Many at once, by clients who read what comes and never close. */
async function burst({ port }: Shop, count: number): Promise<Burst> {
  const sockets: Socket[] = [];
  const open = new Set<Socket>();
  for (let index = 0; index < count; index += 1) {
    const bytes = upgradeTo(paths[index % paths.length] ?? '/', webSocket);
    const socket = await openConnection(port, bytes, true);
    if (!socket) continue;
    sockets.push(socket);
    open.add(socket);
    // An end is seen by whoever reads only.
    socket.resume();
    for (const event of ['end', 'close']) socket.once(event, () => open.delete(socket));
  }
  return { sockets, open };
}

/** @returns how many descriptors there are too many a minute after; null where the system cannot tell */
async function leftOver(shop: Shop, before: number | null, graceMs: number): Promise<number | null> {
  if (before === null) return null;
  // What visitors keep open beside the burst.
  const allowed = before + 10;
  const left = () => (descriptorsOf(shop.pid()) ?? 0) - allowed;
  await waitFor(() => left() <= 0, graceMs, 500);
  return Math.max(left(), 0);
}

export const upgradesKind: Kind = {
  name: 'upgrades',
  about: 'requests to speak another protocol, one by one and in bursts; descriptors back within a minute',
  seconds: { short: 15, full: 60 },
  async run(context) {
    const { isShort, tally, graceMs } = context;
    // Of its own: what is left behind would be the next kind's level.
    const shop = isShort ? context.shop : await context.startShop();
    await shop.ask({ path: '/nl' });
    const before = descriptorsOf(shop.pid());
    if (before === null) tally.note('descriptors cannot be counted here');
    await ask({ ...context, shop });
    const visitors = watchVisitors(shop, tally);
    const { sockets, open } = await burst(shop, isShort ? 150 : 1500);
    await sleep(isShort ? 1000 : 10_000);
    for (const [index, socket] of sockets.entries()) if (index % 2 === 0) socket.destroy();
    const limitMs = graceMs / 3;
    await waitFor(() => open.size === 0, limitMs, 200);
    tally.expect(`${sockets.length} upgrades`, [
      open.size > 0 ? `${open.size} kept open by the shop after ${Math.round(limitMs / 1000)} s` : null,
    ]);
    // While half of the clients still hold on to their side.
    const left = await leftOver(shop, before, graceMs);
    for (const socket of sockets) socket.destroy();
    tally.expect('descriptors a minute later', [left ? `${left} too many, from ${before}` : null]);
    await visitors.stop();
    return undefined;
  },
};
