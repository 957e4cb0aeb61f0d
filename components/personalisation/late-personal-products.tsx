'use client';

import type { ComponentProps } from 'react';
import { late } from '@/lib/browser/late-island';
import type { PersonalProducts as Part } from './personal-products';

/** Nothing is seen of it at first, and its code comes after the first load. */
export const LatePersonalProducts = late<ComponentProps<typeof Part>>(() =>
  import('./personal-products').then(({ PersonalProducts }) => PersonalProducts),
);
