'use client';

import type { ComponentProps } from 'react';
import { late } from '@/lib/browser/late-island';
import type { ProductPart as Part } from './product-part';

/** What of a product's page comes alive after the first load, in one piece: each would add its way of loading to it. */
export const LateProductPart = late<ComponentProps<typeof Part>>(() =>
  import('./product-part').then(({ ProductPart }) => ProductPart),
);
