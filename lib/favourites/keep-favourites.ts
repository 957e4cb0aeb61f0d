import { currentIdentity } from '@/lib/auth/identity';
import type { SiteRules } from '@/lib/sites/models';
import { readGuestFavourites, writeGuestFavourites } from './guest-favourites';
import { saveFavourites } from './mutations';
import { loadFavourites } from './store';

/**
 * Makes all of these favourites of the visitor, and no other less so. @throws ApiFailure by rejection, or Error when the
 * browser keeps nothing
 */
export async function keepFavourites(site: SiteRules, vsins: readonly string[]): Promise<void> {
  if (currentIdentity(site)?.type === 'Customer') await saveFavourites(site, vsins);
  else {
    const before = readGuestFavourites(site);
    writeGuestFavourites(site, [...new Set([...before, ...vsins])]);
    if (!vsins.every((vsin) => readGuestFavourites(site).includes(vsin)))
      throw new Error('the browser does not keep these favourites');
  }
  await loadFavourites(site);
}
