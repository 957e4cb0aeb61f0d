// Prints, as JSON, how long the bare statements take without which no basket change, listing or order could be:
// node bench/bare-sql.ts '{"warmUps":10,"counts":{"basket":200,"listing":200,"checkout":100}}'
import '../api/runtime/guard-start.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { number, object } from 'yup';
import { openDatabase } from '../api/db/client.ts';
import { readEnvironment } from '../api/runtime/environment.ts';
import { percentile } from './statistics.ts';

const count = number().integer().min(1).required();
const { warmUps, counts } = object({
  warmUps: count,
  counts: object({ basket: count, listing: count, checkout: count }).required(),
}).validateSync(JSON.parse(process.argv[2] ?? 'null'));

const { db, close } = await openDatabase(readEnvironment());
const ownerId = randomUUID();

async function timesOf(times: number, work: (turn: number) => Promise<unknown>) {
  const taken: number[] = [];
  for (let turn = 0; turn < warmUps + times; turn += 1) {
    const start = performance.now();
    await work(turn);
    if (turn >= warmUps) taken.push(performance.now() - start);
  }
  return { p50: percentile(taken, 0.5), p95: percentile(taken, 0.95) };
}

const openBasket = (id: string) =>
  db.execute(sql`INSERT INTO baskets (id, site, owner_id) VALUES (${id}, 'nl', ${ownerId})`);

async function changeBasket() {
  const id = randomUUID();
  await openBasket(id);
  const times = await timesOf(counts.basket, (turn) =>
    db.execute(sql`INSERT INTO basket_items (basket_id, variant_id, quantity, seen_amount)
      SELECT ${id}, id, ${1 + (turn % 2)}, 100 FROM variants WHERE vsin = 'V100101'
      ON CONFLICT (basket_id, variant_id) DO UPDATE SET quantity = excluded.quantity`),
  );
  await db.execute(sql`UPDATE baskets SET status = 'closed' WHERE id = ${id}`);
  return times;
}

const listPage = (turn: number) =>
  db.execute(sql`
    SELECT variants.vsin, variants.title, variants.media, prices.amount, count(*) OVER () AS total
      FROM variants JOIN prices ON prices.variant_id = variants.id AND prices.site = 'nl'
     ORDER BY variants.id LIMIT 24 OFFSET ${24 * (turn % 2)}`);

/** What an order is at the least: stock, order, line, closed basket, one commit. */
async function order(turn: number) {
  const basketId = randomUUID();
  await openBasket(basketId);
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT id FROM baskets WHERE id = ${basketId} FOR UPDATE`);
    await tx.execute(sql`UPDATE variants SET on_hand = on_hand - 0 WHERE vsin = 'V102401'`);
    await tx.execute(sql`
      WITH ordered AS (
        INSERT INTO orders (order_number, site, owner_id, basket_id, status, payment_status, currency, language,
          sub_total, discount, delivery, total, vat, shipping_address, billing_address, delivery_method,
          sub_integration_type)
        VALUES (${`BARE-${ownerId}-${turn}`}, 'nl', ${ownerId}, ${basketId}, 'waitingForPayment', 'pending', 'EUR',
          'nl', 100, 0, 0, 100, 17, '{}', '{}', 'home', 'wire')
        RETURNING id)
      INSERT INTO order_items (order_id, position, variant_id, vsin, quantity, unit_amount, line_amount, took_stock,
        snapshot)
      SELECT id, 0, 1, 'V102401', 1, 100, 100, false, '{}' FROM ordered`);
    await tx.execute(sql`UPDATE baskets SET status = 'closed' WHERE id = ${basketId}`);
  });
}

const times = {
  basket: await changeBasket(),
  listing: await timesOf(counts.listing, listPage),
  checkout: await timesOf(counts.checkout, order),
};
process.stdout.write(JSON.stringify(times));
await close();
