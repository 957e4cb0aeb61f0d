import { maxFavourites } from '@/api/contract/favourite-limits';
import { currentIdentity } from '@/lib/auth/identity';
import type { SiteRules } from '@/lib/sites/models';
import { readGuestFavourites, writeGuestFavourites } from './guest-favourites';
import { saveFavourites } from './mutations';
import { loadFavourites } from './store';

/** Of a guest: what goes beyond the room of the list is not among what the browser then has. */
function keepOfGuest(site: SiteRules, vsins: readonly string[]): number {
  const wanted = new Set([...readGuestFavourites(site), ...vsins]);
  writeGuestFavourites(site, [...wanted]);
  const kept = readGuestFavourites(site);
  if (kept.length < Math.min(wanted.size, maxFavourites))
    throw new Error('the browser does not keep these favourites');
  return vsins.filter((vsin) => !kept.includes(vsin)).length;
}

/**
 * Makes these favourites of the visitor, and no other less so. @returns how many found no room. @throws ApiFailure by
 * rejection, or Error when the browser keeps nothing
 */
export async function keepFavourites(site: SiteRules, vsins: readonly string[]): Promise<number> {
  try {
    if (currentIdentity(site)?.type === 'Customer') return await saveFavourites(site, vsins);
    return keepOfGuest(site, vsins);
  } finally {
    // An answer that got lost may have changed the list, too. Hearts that stay as they were cost nothing.
    await loadFavourites(site).catch(() => undefined);
  }
}
