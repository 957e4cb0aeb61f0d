'use client';

import type { ComponentProps } from 'react';
import { LateIsland, late } from '@/lib/browser/late-island';
import type { PersonalProducts as Part } from './personal-products';

type Props = ComponentProps<typeof Part>;

const PersonalProducts = late<Props>(() =>
  import('./personal-products').then((module) => ({ default: module.PersonalProducts })),
);

/** Nothing is seen of it at first, and its code comes after the first load. */
export function LatePersonalProducts(props: Props) {
  return (
    <LateIsland>
      <PersonalProducts {...props} />
    </LateIsland>
  );
}
