import type { SiteCode } from '../../contract/sites.ts';
import type { Db } from '../client.ts';
import { seedCatalogue } from './catalogue/seed.ts';
import { seedContent } from './content/seed-content.ts';
import { seedPromotions } from './promotions/seed-promotions.ts';

/** Writes anew what is derived from the catalogue, of one site or of all: the modules that read it know how. */
export type RebuildIndexes = (db: Db, now: Date, site?: SiteCode) => Promise<void>;

/** Fills an empty database with the catalogue, what is derived from it, the pages of the shop and its promotions. */
export async function seed(db: Db, now: Date, rebuildIndexes: RebuildIndexes): Promise<void> {
  await seedCatalogue(db, now);
  await rebuildIndexes(db, now);
  await seedContent(db);
  await seedPromotions(db, now);
}
