import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { type SiteCode, siteCodes } from '../../contract/sites.ts';
import type { Database } from '../../db/client.ts';
import type { Services } from '../../services.ts';
import { keepExpressLimits, readExpressLimit } from './express-limits.ts';
import { rebuildFacets } from './rebuild.ts';

/** Any number; of instances that apply a new limit together one rebuilds, the others find it done. */
const lockKey = 7_346_505;

type Limits = ReadonlyMap<SiteCode, number>;

const limitsOf = (config: Services['config']): Limits =>
  new Map(siteCodes.map((site) => [site, config(site).EXPRESS_DELIVERY_MAX_LIMIT]));

/**
 * Makes listings call quick what badges call quick: where a limit has changed, the facet rows of the site are written
 * anew. Returns these sites; publish `listing:<site>` for them.
 */
function alignExpressLimits(
  database: Pick<Database, 'withoutLimit'>,
  limits: Limits,
  now: Date,
): Promise<SiteCode[]> {
  return database.withoutLimit((db) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockKey})`);
      const changed: SiteCode[] = [];
      for (const [site, days] of limits) if ((await readExpressLimit(tx, site)) !== days) changed.push(site);
      if (changed.length > 0) await keepExpressLimits(tx, limits);
      for (const site of changed) await rebuildFacets(tx, site, now);
      return changed;
    }),
  );
}

/**
 * What counts as quick follows the remote config, now and later. An instance acts on limits that it applies itself and not
 * on the news that another has some: until it has read them it would bring back those of before.
 * @returns the function that ends it
 */
export async function keepListingsAligned(
  database: Pick<Database, 'withoutLimit'>,
  {
    catalogue,
    config,
    now,
    changes,
    log,
  }: Pick<Services, 'catalogue' | 'config' | 'now' | 'changes' | 'log'>,
): Promise<() => void> {
  let wanted = limitsOf(config);
  const align = async () => {
    const sites = await alignExpressLimits(database, wanted, now());
    catalogue.invalidateVersion();
    changes.publish(sites.map((site) => `listing:${site}`));
  };
  await align();
  let aligning: Promise<void> = Promise.resolve();
  return changes.subscribe((tags) => {
    if (!tags.some((tag) => tag.startsWith('config:'))) return;
    const limits = limitsOf(config);
    if (isDeepStrictEqual(limits, wanted)) return;
    wanted = limits;
    // One after the other: the last limits are those that stay.
    aligning = aligning.then(align).catch((error: unknown) => {
      log.error({ err: error }, 'express limits could not be aligned');
      // The next news of a config tries again.
      wanted = new Map();
    });
  });
}
