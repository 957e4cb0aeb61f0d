'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';

type Props = { error: string | null; onRetry: () => Promise<void>; onBack: () => void };

/** While the order of a link is fetched, and when that fails. */
export function Opening({ error, onRetry, onBack }: Props) {
  const t = useTranslations('withdrawal');
  if (error === null)
    return (
      <div role="status">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-80" />
      </div>
    );
  return (
    <div className="grid gap-5">
      <Alert tone="error">{error}</Alert>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void onRetry()}>{t('tryAgain')}</Button>
        <Button variant="secondary" onClick={onBack}>
          {t('otherOrder')}
        </Button>
      </div>
    </div>
  );
}
