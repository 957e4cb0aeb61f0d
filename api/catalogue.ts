import type { Logger } from 'pino';
import type { SiteCode } from './contract/sites.ts';
import { cachePerVersion, createCatalogueVersion } from './db/catalogue-version.ts';
import type { Db } from './db/client.ts';
import { readProductFacts } from './modules/basket/promotions/facts.ts';
import { readFacetValues } from './modules/listing/facet-values.ts';
import { createFacetIndexes } from './modules/listing/list-facets.ts';
import { readCollectionProducts, readTagProducts } from './modules/listing/listing-source-rows.ts';
import { readShownWith } from './modules/listing/shown-with.ts';
import { createCardRows, readOptionValues } from './modules/product/card-rows.ts';
import { readDirectory } from './modules/product/category-directory.ts';
import { createFindVariant } from './modules/product/product-rows.ts';
import { createSurroundings } from './modules/product/surroundings.ts';
import { readSoldOptions } from './modules/samples/sold-options.ts';
import { createKnownSearches } from './modules/search/known-searches.ts';
import { createLexemeCache } from './modules/search/lexemes.ts';
import { createMatchCache } from './modules/search/matches.ts';

/** What is read of the catalogue once and answered from memory until it changes. */
export function createCatalogue(db: Db, log: Logger) {
  const version = createCatalogueVersion(db);
  const optionValues = cachePerVersion(version, () => readOptionValues(db));
  const categories = cachePerVersion(version, (site: SiteCode) => readDirectory(db, site));
  const findVariant = createFindVariant(db);
  const shownWith = cachePerVersion(version, (variantId) => readShownWith(db, Number(variantId)));
  const facetValues = cachePerVersion(version, () => readFacetValues(db));
  return {
    /** Call it after a transaction that touched the catalogue has committed. */
    invalidateVersion: () => version.invalidate(),
    optionValues: () => optionValues(''),
    facetValues: () => facetValues(''),
    promotionFacts: cachePerVersion(version, (ids: string) => readProductFacts(db, ids)),
    /** Whose pages a change of a variant shows on. */
    shownWith: (variantId: number) => shownWith(String(variantId)),
    cards: createCardRows(db),
    categories,
    findVariant,
    surroundings: createSurroundings(db, version, { categories, findVariant }),
    collectionProducts: cachePerVersion(version, (vsin) => readCollectionProducts(db, vsin)),
    tagProducts: cachePerVersion(version, (vsin) => readTagProducts(db, vsin)),
    soldOptions: cachePerVersion(version, (site: SiteCode) => readSoldOptions(db, site)),
    searches: createKnownSearches(version),
    findMatches: createMatchCache(db, version),
    lexemes: createLexemeCache(db),
    listFacets: createFacetIndexes(db, version, log),
  };
}
export type Catalogue = ReturnType<typeof createCatalogue>;
