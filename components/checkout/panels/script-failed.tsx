'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { ProviderScript } from './use-provider-script';

/** A provider whose script could not be loaded, by its name, and how to ask again; nothing while all is well. */
export function ScriptFailed({ failure, isFetching, retry }: ProviderScript) {
  const t = useTranslations('payment.widget');
  if (failure === null) return null;
  return (
    <Alert tone="error" title={failure}>
      <Button variant="secondary" size="sm" className="mt-3" isLoading={isFetching} onClick={retry}>
        {t('tryAgain')}
      </Button>
    </Alert>
  );
}
