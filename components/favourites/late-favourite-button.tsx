'use client';

import type { ComponentProps } from 'react';
import { LateIsland, late } from '@/lib/browser/late-island';
import type { FavouriteButton as Part } from './favourite-button';

type Props = ComponentProps<typeof Part>;

const FavouriteButton = late<Props>(() =>
  import('./favourite-button').then((module) => ({ default: module.FavouriteButton })),
);

/** The heart of a page that has no cards in its first load; a press waits for its code. */
export function LateFavouriteButton(props: Props) {
  return (
    <LateIsland>
      <FavouriteButton {...props} />
    </LateIsland>
  );
}
