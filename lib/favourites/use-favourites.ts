'use client';

import { useEffect } from 'react';
import { useIdentity } from '@/lib/auth/use-identity';
import { useSite } from '@/lib/sites/use-site';
import { loadFavourites, useFavouritesStore } from './store';

type Begin = (load: () => void) => (() => void) | null;

const atOnce: Begin = (load) => {
  load();
  return null;
};

/**
 * Has the visitor's list read, and read again when somebody signs in or out. Without it hearts stay empty; nothing else
 * depends on it. @param begin one function for all times; what it returns calls the reading off
 */
export function useFavourites(begin: Begin = atOnce): void {
  const site = useSite();
  const identity = useIdentity(site);
  const isKnown = identity !== undefined;
  const isCustomer = identity?.type === 'Customer';
  const isLoaded = useFavouritesStore(({ ids, isCustomers }) => ids !== null && isCustomers === isCustomer);
  useEffect(() => {
    if (!isKnown || isLoaded) return;
    return begin(() => void loadFavourites(site).catch(() => undefined)) ?? undefined;
  }, [isKnown, isLoaded, site, begin]);
}
