import type { Services } from '../../services.ts';
import { rebuildProductFacets } from './rebuild.ts';

async function renewFacets(productIds: readonly number[], services: Services): Promise<void> {
  try {
    await services.db.transaction((tx) => rebuildProductFacets(tx, productIds, services.now()));
    services.catalogue.invalidateVersion();
  } catch (error) {
    // What was done is done; a listing that is behind for a while must not look like a failure of it.
    services.log.error({ err: error, productIds }, 'facet rows could not be renewed');
  }
}

/**
 * Makes a change of some variants seen, after its transaction has committed: publishes the pages of each variant of their
 * products on every site that sells them.
 * @param isListed whether the change shows in listings too, which are then brought in line
 */
export async function publishProducts(
  variantIds: readonly number[],
  isListed: boolean,
  services: Services,
): Promise<void> {
  if (variantIds.length === 0) return;
  const shown = (await Promise.all(variantIds.map((id) => services.catalogue.shownWith(id)))).flat();
  if (isListed) await renewFacets([...new Set(shown.map((row) => row.productId))], services);
  const listings = isListed ? new Set(shown.map(({ site }) => `listing:${site}`)) : [];
  services.changes.publish([...shown.map(({ site, vsin }) => `product:${site}:${vsin}`), ...listings]);
}
