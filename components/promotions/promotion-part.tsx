'use client';

import { LateMessages } from '@/lib/i18n/late-messages';
import { QueryProvider } from '@/lib/react-query/query-provider';
import { PromotionList, type PromotionListProps } from './promotion-list';

/** The list with the words and the cache it needs. */
export default function PromotionPart(props: PromotionListProps) {
  return (
    <LateMessages namespaces={['promotions']}>
      <QueryProvider>
        <PromotionList {...props} />
      </QueryProvider>
    </LateMessages>
  );
}
