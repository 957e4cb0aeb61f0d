'use client';

import { useEffect } from 'react';
import { customerIdOf } from '@/lib/auth/identity';
import { useIdentity } from '@/lib/auth/use-identity';
import { useSite } from '@/lib/sites/use-site';
import { forgetOthers, loadFavourites, useFavouritesStore } from './store';

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
  const visitor = customerIdOf(identity);
  const isLoaded = useFavouritesStore(({ ids, owner }) => ids !== null && owner === visitor);
  useEffect(() => {
    if (!isKnown || isLoaded) return;
    forgetOthers(visitor);
    return begin(() => void loadFavourites(site).catch(() => undefined)) ?? undefined;
  }, [isKnown, visitor, isLoaded, site, begin]);
}
