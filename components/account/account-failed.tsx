'use client';

import { useTranslations } from 'next-intl';
import { LoadFailed } from '@/components/status/load-failed';

export function AccountFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('account');
  return <LoadFailed title={t('loadFailed')} retry={t('tryAgain')} onRetry={onRetry} />;
}
