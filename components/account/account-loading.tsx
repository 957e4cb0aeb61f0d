'use client';

import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/skeleton';

export function AccountLoading() {
  const t = useTranslations('account');
  return (
    <div role="status" className="grid min-h-dvh content-start gap-5 pt-6">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-44" />
      <Skeleton className="h-44" />
    </div>
  );
}
