import { useQuery } from '@tanstack/react-query';
import type { SiteRules } from '@/lib/sites/models';
import { listsQuery } from './lists';
import type { FavouriteList } from './models';

const none: readonly FavouriteList[] = [];

/** The visitor's lists; none until they are known, and where they cannot be: favourites are shown all the same. */
export function useLists(site: SiteRules, isOfCustomer: boolean): readonly FavouriteList[] {
  const { data } = useQuery(listsQuery(site, isOfCustomer));
  return data ?? none;
}
