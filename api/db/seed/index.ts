import { rebuildFacets } from '../../modules/listing/rebuild.ts';
import { rebuildSearch } from '../../modules/search/rebuild.ts';
import type { Db } from '../client.ts';
import { seedCatalogue } from './catalogue/seed.ts';
import { seedContent } from './content/seed-content.ts';
import { seedPromotions } from './promotions/seed-promotions.ts';

/** Fills an empty database with the catalogue, what is derived from it, the pages of the shop and its promotions. */
export async function seed(db: Db, now: Date): Promise<void> {
  await seedCatalogue(db, now);
  await rebuildFacets(db, null, now);
  await rebuildSearch(db);
  await seedContent(db);
  await seedPromotions(db, now);
}
