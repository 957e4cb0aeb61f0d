'use client';

import type { ReactNode } from 'react';
import { NavigationFrame } from '@/components/ui/pending-navigation';
import { ListingContext } from '@/lib/listing/listing-context';
import type { ListingModel } from '@/lib/listing/models';
import { useListing } from '@/lib/listing/use-listing';

type Props = {
  /** What the server has drawn. */
  drawn: ListingModel;
  className: string;
  children: ReactNode;
};

/** Moves within a listing, for all that is in it: filters and orders are drawn by the browser. */
export function ListingNavigation({ drawn, className, children }: Props) {
  const { model, navigation } = useListing(drawn);
  return (
    <NavigationFrame navigation={navigation} className={className}>
      <ListingContext value={model}>{children}</ListingContext>
    </NavigationFrame>
  );
}
