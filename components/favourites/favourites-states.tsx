'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
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

/** What could not be fetched is not shown as if there were nothing. */
export function FavouritesFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('favourites');
  return (
    <Alert tone="error" title={t('loadFailed')} className="mt-6">
      <Button variant="secondary" size="sm" className="mt-3" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </Alert>
  );
}
