import { sql } from 'drizzle-orm';
import { forEachField } from '../contract/address-fields.ts';
import { rebuildIndexes } from '../rebuild-indexes.ts';
import { testNow } from '../testing/test-clock.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database } from './client.ts';
import { prepareDatabase } from './prepare.ts';
import { rowsOf } from './rows.ts';
import { templates } from './schema/content.ts';
import { addresses } from './schema/sales.ts';
import { resetToSeed } from './seed/reset.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function countOf(table: string): Promise<unknown> {
  return rowsOf(await database.db.execute(sql`SELECT count(*) AS n FROM ${sql.identifier(table)}`))[0]?.n;
}

describe('preparing a database', () => {
  it('fills it once, also when two processes start at the same time', async () => {
    const before = await countOf('products');
    const results = await Promise.all([
      prepareDatabase(database, testNow, rebuildIndexes),
      prepareDatabase(database, testNow, rebuildIndexes),
    ]);
    expect(results).toEqual([
      { migrations: 0, isNew: false },
      { migrations: 0, isNew: false },
    ]);
    expect(await countOf('products')).toBe(before);
  });

  it('gives every product a price, a place in the listing and words to find it by', async () => {
    const missing = await database.db.execute(sql`
      SELECT p.code FROM products p
      WHERE NOT EXISTS (SELECT 1 FROM variants v JOIN prices ON prices.variant_id = v.id WHERE v.product_id = p.id)
        OR NOT EXISTS (SELECT 1 FROM product_facet f WHERE f.id = p.id AND f.site = 'nl')
        OR NOT EXISTS (SELECT 1 FROM search_documents d WHERE d.product_id = p.id AND d.language = 'nl')`);
    expect(rowsOf(missing)).toEqual([]);
    expect(await countOf('products')).toBe(66);
  });
});

it('can be put back to how it began, without touching what customers did', async () => {
  const { db } = database;
  const products = await countOf('products');
  const address = {
    site: 'nl' as const,
    ownerId: '7f1b0d5e-28d5-4f0f-9f10-0d8f6a4f4a11',
    address: {
      addressInfo: 'personal' as const,
      title: 'home' as const,
      ...forEachField(() => ''),
      firstName: 'Anna',
      lastName: 'de Vries',
      email: 'anna@example.nl',
      phone: '0612345678',
      street: 'Dorpsstraat',
      houseNumber: '1',
      zipCode: '1234 AB',
      city: 'Utrecht',
      country: 'NL' as const,
      isMain: true,
    },
  };
  await db.insert(addresses).values(address);
  await db.delete(templates);
  await db.execute(sql`DELETE FROM reviews`);
  await database.withoutLimit((unlimited) => resetToSeed(unlimited, testNow, rebuildIndexes));
  expect(await countOf('templates')).not.toBe(0);
  expect(await countOf('reviews')).not.toBe(0);
  expect(await countOf('products')).toBe(products);
  expect(await countOf('addresses')).toBe(1);
});
