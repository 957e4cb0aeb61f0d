import type { Spooled } from './backup/spool-folder.ts';
import type { Snapshot } from './database.ts';
import type { EmbeddedClient } from './embedded-client.ts';

const counting = `
  SELECT (SELECT count(*) FROM orders) AS orders, (SELECT count(*) FROM customers) AS customers,
    (SELECT count(*) FROM products) AS products,
    ARRAY(SELECT hash FROM drizzle.__drizzle_migrations ORDER BY id) AS migrations`;

type Counted = Snapshot['counts'] & { migrations: string[] };
/** As the statement above and the thread give it. */
const isCounted = (row: unknown): row is Counted =>
  typeof row === 'object' && row !== null && 'orders' in row && 'migrations' in row;
const isSpooled = (row: unknown): row is Spooled => typeof row === 'object' && row !== null && 'files' in row;

/**
 * Copies the files of an embedded database into a spool. Nothing else happens in it meanwhile, so each transaction is
 * wholly in the copy or not at all, and the counts are those of the copy.
 */
export async function takeSnapshot(client: EmbeddedClient, spool: string): Promise<Snapshot> {
  // Most is written before the others have to wait.
  await client.exec('CHECKPOINT');
  return client.alone(async (send) => {
    const counted = await send({ kind: 'query', text: counting, params: [], rowMode: 'object' }, 0);
    const spooled = await send({ kind: 'spool', target: spool }, 0);
    const [row] = counted.rows;
    const [content] = spooled.rows;
    if (!isCounted(row) || !isSpooled(content))
      throw new TypeError('The database thread answered otherwise.');
    const { orders, customers, products, migrations } = row;
    return { ...content, counts: { orders, customers, products }, migrations };
  });
}
