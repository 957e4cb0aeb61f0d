import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { typedAddress } from '../../api/testing/inputs.ts';
import { askApi, newGuest } from '../identities.ts';
import { inTurns, sleep } from '../in-turns.ts';
import type { Context, Kind } from '../kind.ts';
import type { Shop } from '../shop.ts';
import { type Buyer, checkOut, lossOf, newBuyers, orderIdOf } from '../shopper.ts';

const megabytes = 160;
const mostWrites = 8000;
const mostRefused = 600;
const reads: readonly ((number: number) => string)[] = [
  () => '/nl',
  (number) => `/nl/search?term=bank+${number}`,
  (number) => `/nl/banken-c-C11?price=${number}-${number + 900}`,
  () => '/api/nl/categories',
  (number) => `/api/nl/products-listing?type=search&term=kast+${number}`,
  () => '/api/nl/basket',
  () => '/api/nl/orders',
];

function mount(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'linden-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'linden-attack', folder]);
  if (status === 0) return folder;
  rmSync(folder, { recursive: true });
  return null;
}

function unmount(folder: string): void {
  spawnSync('umount', ['-l', folder]);
  rmSync(folder, { recursive: true, force: true });
}

/** Takes every byte that is left. */
function fill(file: string): void {
  const handle = openSync(file, 'a');
  try {
    const block = Buffer.alloc(1024 * 1024, 1);
    for (const size of [block.length, 4096, 1])
      try {
        for (;;) writeSync(handle, block, 0, size);
      } catch {
        // Full, for pieces of this size.
      }
  } finally {
    closeSync(handle);
  }
}

/**
 * Until the last file of the database's own log is full too: new rows are refused at once, for want of pages, but
 * changes of old ones go on for as long as they can be logged.
 */
async function writeOn({ tally, hasTime }: Context, shop: Shop): Promise<number> {
  const token = await newGuest(shop);
  const address = { ...typedAddress, street: 'Lindelaan'.repeat(12) };
  let refused = 0;
  const goesOn = () => refused < mostRefused && hasTime();
  await inTurns(Array(mostWrites).keys(), { width: 4, hasTime: goesOn }, async (number) => {
    const note = { note: `${number} `.repeat(80) };
    const written = await (number % 10 === 0
      ? askApi(shop, { path: 'customeraddress', token, item: address })
      : askApi(shop, { path: 'basket', method: 'PUT', token, item: note }));
    if (written.status === 503) refused += 1;
    tally.judge('full: a change', written);
    if (number % 4 > 0) return;
    const read = reads[(number / 4) % reads.length]?.(number) ?? '/nl';
    const seen = await shop.ask({ path: read, headers: { authorization: `Bearer ${token}` } });
    tally.judge(`full: ${read}`, seen, [200, 503].includes(seen.status) ? [] : [`answered ${seen.status}`]);
  });
  return refused;
}

async function orderWhileFull(
  shop: Shop,
  { tally }: Context,
  buyers: readonly Buyer[],
  told: Map<Buyer, string>,
) {
  for (const buyer of buyers) {
    const answer = await checkOut(shop, buyer);
    if (answer.status === 200) told.set(buyer, orderIdOf(answer));
    const isExpected = answer.status === 200 || answer.status === 503;
    tally.judge('full: an order', answer, isExpected ? [] : [`answered ${answer.status}`]);
  }
}

async function run(context: Context, folder: string): Promise<void> {
  const { tally, startShop } = context;
  const shop = await startShop({ DATA_DIR: path.join(folder, 'data') });
  const [before = [], during = []] = [await newBuyers(shop, 3), await newBuyers(shop, 8)];
  const told = new Map<Buyer, string>();
  for (const buyer of before) told.set(buyer, orderIdOf(await checkOut(shop, buyer)));
  const filler = path.join(folder, 'filler');
  fill(filler);
  tally.note(`${statfsSync(folder).bavail} blocks free on the full disk`);
  await orderWhileFull(shop, context, during.slice(0, 4), told);
  const refused = await writeOn(context, shop);
  tally.expect('the disk was full', [refused > 0 ? null : 'no write was ever refused: nothing was tested']);
  await orderWhileFull(shop, context, during.slice(4), told);
  unlinkSync(filler);
  await sleep(3000);
  for (const buyer of [...before, ...during]) {
    const answer = await checkOut(shop, buyer);
    tally.judge('after: an order', answer, answer.status === 200 ? [] : [`answered ${answer.status}`]);
    if (answer.status === 200 && !told.has(buyer)) told.set(buyer, orderIdOf(answer));
  }
  await shop.kill();
  await shop.restart();
  for (const [buyer, orderId] of told)
    tally.expect('an acknowledged order', [await lossOf(shop, buyer, orderId)]);
  await shop.kill();
}

export const diskFull: Kind = {
  name: 'disk-full',
  about: 'no byte left for data: orders 503, reads 200 or 503, well again with space, nothing lost',
  seconds: { full: 90 },
  async run(context) {
    const folder = mount();
    if (folder === null) return 'a small disk can be made by root on Linux only';
    const clear = () => unmount(folder);
    process.once('exit', clear);
    try {
      await run(context, folder);
    } finally {
      process.off('exit', clear);
      clear();
    }
    return undefined;
  },
};
