import type { RebuildIndexes } from './db/seed/index.ts';
import { rebuildFacets } from './modules/listing/rebuild.ts';
import { rebuildSearch } from './modules/search/rebuild.ts';

/** Facet rows and search documents of all products, for whoever has filled the catalogue. */
export const rebuildIndexes: RebuildIndexes = async (db, now, site) => {
  await rebuildFacets(db, site ?? null, now);
  await rebuildSearch(db);
};
