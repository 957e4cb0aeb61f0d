'use client';

import { createContext, useContext } from 'react';
import type { ListingModel } from './models';

export const ListingContext = createContext<ListingModel | null>(null);

/** The listing of the address at hand. @throws Error outside of one */
export function useShownListing(): ListingModel {
  const model = useContext(ListingContext);
  if (!model) throw new Error('There is no listing around this component.');
  return model;
}
