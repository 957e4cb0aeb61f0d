'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

/** What could not be fetched is not shown as if there were nothing. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('account');
  return (
    <Alert tone="error" title={t('loadFailed')} className="mt-6">
      <Button variant="secondary" size="sm" className="mt-3" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </Alert>
  );
}
