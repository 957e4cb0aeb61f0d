'use client';

import { useSearchParams } from 'next/navigation';
import { type ReactNode, useLayoutEffect } from 'react';
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

/**
 * A link to what the server has drawn changes the address and nothing else: for the router that page is still there.
 * Not on the server, where it would keep pages from being drawn ahead.
 */
function AddressWatch({ follow }: { follow: () => void }) {
  const search = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what is watched
  useLayoutEffect(follow, [follow, search]);
  return null;
}

/** Moves within a listing, for all that is in it: filters and orders are drawn by the browser. */
export function ListingNavigation({ drawn, className, children }: Props) {
  const { model, navigation, follow } = useListing(drawn);
  return (
    <NavigationFrame navigation={navigation} className={className}>
      {model !== drawn && <AddressWatch follow={follow} />}
      <ListingContext value={model}>{children}</ListingContext>
    </NavigationFrame>
  );
}
