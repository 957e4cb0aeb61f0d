'use client';

import type { ComponentProps } from 'react';
import { LateIsland, late } from '@/lib/browser/late-island';
import type { CardSlider as Part } from './card-slider';

type Props = ComponentProps<typeof Part>;

const CardSlider = late<Props>(() =>
  import('./card-slider').then((module) => ({ default: module.CardSlider })),
);

/** A row far down the page, which comes alive after the first load. */
export function LateCardSlider(props: Props) {
  return (
    <LateIsland>
      <CardSlider {...props} />
    </LateIsland>
  );
}
