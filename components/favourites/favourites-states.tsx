'use client';

import { useTranslations } from 'next-intl';
import { LoadFailed } from '@/components/status/load-failed';
import { Skeleton } from '@/components/ui/skeleton';

export function FavouritesLoading() {
  const t = useTranslations('favourites');
  return (
    <div role="status" className="grid min-h-dvh content-start gap-5 pt-6">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-80" />
    </div>
  );
}

export function FavouritesFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('favourites');
  return <LoadFailed title={t('loadFailed')} retry={t('tryAgain')} onRetry={onRetry} />;
}
