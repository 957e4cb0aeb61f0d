import { sql } from 'drizzle-orm';
import type { RemoteConfig } from '../../contract/remote-config.ts';
import { type SiteCode, siteCodes } from '../../contract/sites.ts';
import type { Database } from '../../db/client.ts';
import { keepExpressLimits, readExpressLimit } from './express-limits.ts';
import { rebuildFacets } from './rebuild.ts';

/** Any number; of instances that hear of a new limit together one rebuilds, the others find it done. */
const lockKey = 7_346_505;

type Limits = { config: (site: SiteCode) => Pick<RemoteConfig, 'EXPRESS_DELIVERY_MAX_LIMIT'>; now: Date };

/**
 * Makes listings call quick what badges call quick: where the limit of the remote config has changed, the facet rows of
 * the site are written anew. Returns these sites; publish `listing:<site>` for them.
 */
export function alignExpressLimits(
  database: Pick<Database, 'withoutLimit'>,
  { config, now }: Limits,
): Promise<SiteCode[]> {
  const limits = new Map(siteCodes.map((site) => [site, config(site).EXPRESS_DELIVERY_MAX_LIMIT]));
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
