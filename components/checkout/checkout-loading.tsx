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
      <div className="grid gap-3 sm:gap-4">
        <Skeleton className="h-240 xs:h-184" />
        <Skeleton className="h-14 sm:h-18" />
        <Skeleton className="h-14 sm:h-18" />
      </div>
      <div className="max-md:contents">
        <Skeleton className="h-22 max-md:order-first sm:h-26 md:h-96" />
        <NoticePlace />
      </div>
    </div>
  );
}
