'use client';

import type { ComponentProps } from 'react';
import { LateMessages } from '@/lib/i18n/late-messages';
import { QueryProvider } from '@/lib/react-query/query-provider';
import { VariantList } from './variant-list';

/** The drawer with the words and the cache it needs. */
export default function VariantDrawer(props: ComponentProps<typeof VariantList>) {
  return (
    <LateMessages namespaces={['variants']}>
      <QueryProvider>
        <VariantList {...props} />
      </QueryProvider>
    </LateMessages>
  );
}
