'use client';

import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/skeleton';
import { NoticePlace } from './checkout-notice';

/** As tall as the first step, so that nothing moves when it appears. */
export function CheckoutLoading() {
  const t = useTranslations('checkout');
  return (
    <div className="grid gap-8 md:grid-cols-[1fr_22rem] lg:grid-cols-[1fr_26rem] lg:gap-14">
      <span role="status" className="sr-only">
        {t('loading')}
      </span>
      <div className="grid gap-4">
        <Skeleton className="h-240 xs:h-184" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
      <div className="max-md:contents">
        <Skeleton className="h-30 max-md:order-first md:h-96" />
        <NoticePlace />
      </div>
    </div>
  );
}
