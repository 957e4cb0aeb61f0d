// The control of the API benchmark: the bare statements without which no basket change, listing or order could be.
// POST /bare/<name> runs one of them, behind the API's own HTTP stack and nothing else: what no handler can be quicker
// than. POST /times/<name>?count=<n> tells how long each of n took in here, in ms.
import '../api/runtime/guard-start.ts';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { openDatabase } from '../api/db/client.ts';
import { createNodeListener } from '../api/http/node-listener.ts';
import { readEnvironment } from '../api/runtime/environment.ts';

const environment = readEnvironment();
const { db, close } = await openDatabase(environment);
const ownerId = randomUUID();
const changedBasket = randomUUID();
let turn = 0;

const openBasket = (id: string, owner: string) =>
  db.execute(sql`INSERT INTO baskets (id, site, owner_id) VALUES (${id}, 'nl', ${owner})`);
await openBasket(changedBasket, randomUUID());

const changeBasket = () =>
  db.execute(sql`INSERT INTO basket_items (basket_id, variant_id, quantity, seen_amount)
      SELECT ${changedBasket}, id, ${1 + (turn % 2)}, 100 FROM variants WHERE vsin = 'V100101'
      ON CONFLICT (basket_id, variant_id) DO UPDATE SET quantity = excluded.quantity`);

const listPage = () =>
  db.execute(sql`
    SELECT variants.vsin, variants.title, variants.media, prices.amount, count(*) OVER () AS total
      FROM variants JOIN prices ON prices.variant_id = variants.id AND prices.site = 'nl'
     ORDER BY variants.id LIMIT 24 OFFSET ${24 * (turn % 2)}`);

/** What an order is at the least: stock, order, line, closed basket, one commit. */
async function order(basketId: string) {
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

/** A basket to be ordered is there before the clock runs, as in the measure of the API. */
let nextBasket = '';
async function fillBasket() {
  nextBasket = randomUUID();
  await openBasket(nextBasket, ownerId);
}

type Bare = { prepare?: () => Promise<unknown>; work: () => Promise<unknown> };
const bare = new Map<string, Bare>([
  ['basket', { work: changeBasket }],
  ['listing', { work: listPage }],
  ['checkout', { prepare: fillBasket, work: () => order(nextBasket) }],
]);

function named(name: string): Bare {
  const found = bare.get(name);
  if (!found) throw new TypeError(`There is no bare ${name}.`);
  turn += 1;
  return found;
}

const app = new Hono();
app.get('/ready', (c) => c.json({}));
app.post('/prepare/:name', async (c) => {
  await named(c.req.param('name')).prepare?.();
  return c.json({});
});
app.post('/bare/:name', async (c) => {
  await c.req.json();
  await named(c.req.param('name')).work();
  return c.json({ items: [{}] });
});
app.post('/times/:name', async (c) => {
  const times: number[] = [];
  for (let left = Number(c.req.query('count')); left > 0; left -= 1) {
    const { prepare, work } = named(c.req.param('name'));
    await prepare?.();
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return c.json(times);
});

const listener = createNodeListener(async (request) => app.fetch(request), []);
const server = createServer(listener).listen(environment.port, '127.0.0.1');
process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close(() => void close());
});
