// Prints how many upserts of one basket line per second the database commits: node bench/bare-upsert.ts <count>
import { sql } from 'drizzle-orm';
import { openDatabase } from '../api/db/client.ts';
import { readEnvironment } from '../api/environment.ts';

const count = Number(process.argv[2] ?? 300);
const { db, close } = await openDatabase(readEnvironment());
const basket = '00000000-0000-4000-8000-000000000001';
await db.execute(
  sql`INSERT INTO baskets (id, site, owner_id) VALUES (${basket}, 'nl', ${basket}) ON CONFLICT DO NOTHING`,
);
const upsert = (quantity: number) =>
  db.execute(sql`INSERT INTO basket_items (basket_id, variant_id, quantity, seen_amount)
    SELECT ${basket}, id, ${quantity}, 100 FROM variants WHERE vsin = 'V100101'
    ON CONFLICT (basket_id, variant_id) DO UPDATE SET quantity = excluded.quantity`);
for (let warm = 0; warm < 20; warm += 1) await upsert(1);
const start = performance.now();
for (let done = 0; done < count; done += 1) await upsert(1 + (done % 2));
process.stdout.write(String((count * 1000) / (performance.now() - start)));
await close();
