import type { GoesWithReason } from '../../contract/goes-with.ts';
import { isSiteCode, type SiteCode } from '../../contract/sites.ts';
import { type CatalogueVersion, cachePerVersion } from '../../db/catalogue-version.ts';
import type { Db } from '../../db/client.ts';
import { ApiError } from '../../http/api-error.ts';
import { type CategoryDirectory, pathTo } from './category-directory.ts';
import { type Candidate, type Furniture, goesWith } from './goes-with.ts';
import {
  type FoundVariant,
  listCandidates,
  listChosenRelatedIds,
  listCollectionsOf,
  listSimilarIds,
  listTagsOf,
  toFurniture,
} from './product-rows.ts';

export const maxRelated = 8;

export type Surroundings = {
  collections: Awaited<ReturnType<typeof listCollectionsOf>>;
  tags: Awaited<ReturnType<typeof listTagsOf>>;
  /** Products beside it, in their order. */
  relatedIds: readonly number[];
  /** Why they stand there, by the vsin of the variant that their card shows. */
  reasons: ReadonlyMap<string, GoesWithReason | null>;
};

type Asked = { site: SiteCode; variant: FoundVariant['variant']; product: FoundVariant['product'] };
type Related = Pick<Surroundings, 'relatedIds' | 'reasons'>;

function toRelated(own: Furniture, chosen: readonly number[], candidates: readonly Candidate[]): Related {
  const vsins = new Map(candidates.map(({ id, vsin }) => [id, vsin]));
  const found = goesWith(own, { chosen, candidates, limit: maxRelated });
  const reasons = found.flatMap(({ id, reason }): [string, GoesWithReason | null][] => {
    const vsin = vsins.get(id);
    return vsin === undefined ? [] : [[vsin, reason]];
  });
  return { relatedIds: found.map(({ id }) => id), reasons: new Map(reasons) };
}

/** What goes with it, each with the reason, else what sells best in its category. */
async function readRelated(db: Db, asked: Asked, directory: CategoryDirectory): Promise<Related> {
  const { site, variant, product } = asked;
  const category = directory.find(({ id }) => id === product.categoryId);
  if (!category) throw new Error(`Product ${product.code} has no category.`);
  const department = pathTo(directory, category)[0] ?? category;
  const [chosen, candidates] = await Promise.all([
    listChosenRelatedIds(db, product.id, maxRelated),
    listCandidates(db, site, { productId: product.id, department }),
  ]);
  const related = toRelated(toFurniture(variant), chosen, candidates);
  if (related.relatedIds.length > 0) return related;
  const place = { productId: product.id, categoryOrder: category.lft };
  return { ...related, relatedIds: await listSimilarIds(db, site, place, maxRelated) };
}

async function readSurroundings(
  db: Db,
  asked: Asked,
  categories: (site: SiteCode) => Promise<CategoryDirectory>,
): Promise<Surroundings> {
  const { site, product } = asked;
  const [collections, tags, related] = await Promise.all([
    listCollectionsOf(db, product.id),
    listTagsOf(db, product.id),
    readRelated(db, asked, await categories(site)),
  ]);
  return { collections, tags, ...related };
}

/**
 * What stands around a variant on its page, kept until the catalogue changes; prices, stock and texts of what it names are
 * read each time.
 */
export function createSurroundings(
  db: Db,
  version: CatalogueVersion,
  {
    categories,
    findVariant,
  }: {
    categories: (site: SiteCode) => Promise<CategoryDirectory>;
    findVariant: (site: SiteCode, vsin: string) => Promise<FoundVariant | undefined>;
  },
): (site: SiteCode, vsin: string) => Promise<Surroundings> {
  const known = cachePerVersion(version, async (key: `${SiteCode} ${string}`) => {
    const [site = '', vsin = ''] = key.split(' ');
    const found = isSiteCode(site) ? await findVariant(site, vsin) : undefined;
    if (!found || !isSiteCode(site)) throw new ApiError('product-not-found');
    return readSurroundings(db, { site, ...found }, categories);
  });
  return (site, vsin) => known(`${site} ${vsin}`);
}
