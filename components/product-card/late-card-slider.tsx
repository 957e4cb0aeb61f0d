'use client';

import type { ComponentProps } from 'react';
import { late } from '@/lib/browser/late-island';
import type { CardSlider as Part } from './card-slider';

/** A row far down the page, which comes alive after the first load. */
export const LateCardSlider = late<ComponentProps<typeof Part>>(() =>
  import('./card-slider').then(({ CardSlider }) => CardSlider),
);
