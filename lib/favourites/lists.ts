import { queryOptions } from '@tanstack/react-query';
import {
  keepFavouriteList,
  listFavouriteLists,
  removeFavouriteList,
} from '@/api/contract/calls/favourite-lists';
import { currentIdentity } from '@/lib/auth/identity';
import { withSession } from '@/lib/auth/session';
import type { SiteRules } from '@/lib/sites/models';
import { keepGuestList, readGuestLists, removeGuestList } from './guest-lists';
import type { FavouriteList } from './models';

const isCustomer = (site: SiteRules) => currentIdentity(site)?.type === 'Customer';

function sendList(site: SiteRules, { id, products, ...said }: FavouriteList): Promise<unknown> {
  const item = { ...said, products: [...products] };
  return withSession(site, (api) => api.send(keepFavouriteList, { listId: id, items: [item] }));
}

/** Brings what was made as a guest into the account, under the same ids; what finds no room stays in the browser. */
async function moveGuestLists(site: SiteRules): Promise<void> {
  for (const list of readGuestLists(site)) {
    const isMoved = await sendList(site, list).then(
      () => true,
      () => false,
    );
    if (isMoved) removeGuestList(site, list.id);
  }
}

/** The visitor's lists: of a customer those of the account, else the browser's. */
export function listsQuery(site: SiteRules, ofCustomer: boolean) {
  return queryOptions<FavouriteList[]>({
    queryKey: ['favourite-lists', site.code, ofCustomer],
    queryFn: async () => {
      if (!ofCustomer) return readGuestLists(site);
      await moveGuestLists(site);
      return withSession(site, (api) => api.send(listFavouriteLists));
    },
  });
}

/** Makes a list or changes it. @throws ApiFailure, or Error when the browser keeps nothing */
export async function saveList(site: SiteRules, list: FavouriteList): Promise<void> {
  if (isCustomer(site)) await sendList(site, list);
  else keepGuestList(site, list);
}

/** Takes a list away, not its favourites. @throws ApiFailure */
export async function removeList(site: SiteRules, id: string): Promise<void> {
  if (isCustomer(site)) await withSession(site, (api) => api.send(removeFavouriteList, { listId: id }));
  else removeGuestList(site, id);
}
