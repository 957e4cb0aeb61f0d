'use client';

import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/skeleton';

export function PreviewLoading() {
  const t = useTranslations('preview');
  return (
    <div role="status" className="page-width grid min-h-dvh content-start gap-6 py-8">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-12 max-w-md" />
      <Skeleton className="h-96" />
    </div>
  );
}
