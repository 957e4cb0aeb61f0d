'use client';

import type { ComponentProps } from 'react';
import { late } from '@/lib/browser/late-island';
import type { PersonalProducts, ViewedProducts } from './rows';

/** Nothing is seen of them at first, and their code comes after the first load. */
export const LatePersonalProducts = late<ComponentProps<typeof PersonalProducts>>(() =>
  import('./rows').then((rows) => rows.PersonalProducts),
);
export const LateViewedProducts = late<ComponentProps<typeof ViewedProducts>>(() =>
  import('./rows').then((rows) => rows.ViewedProducts),
);
