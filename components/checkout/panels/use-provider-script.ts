'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { PanelState } from '@/lib/checkout/models';

/** Where a provider's widget stands; focus goes here as long as nothing can be ordered with it. */
export const widgetId = 'payment-widget';

type Wanted<T> = { provider: string; script: string | null; load: (script: string) => Promise<T> };

/** Loads the script of a provider, which is asked for on the payment step alone and once it was chosen. */
export function useProviderScript<T>({ provider, script, load }: Wanted<T>) {
  const t = useTranslations('payment.widget');
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['provider-script', script],
    queryFn: async () => {
      if (script === null) throw new Error(`${provider} has no script`);
      return { sdk: await load(script) };
    },
    retry: false,
    // Its functions stay what they are.
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const failure = isError ? t('failed', { provider }) : null;
  const problems: PanelState['problems'] = failure ? [{ id: widgetId, label: provider, text: failure }] : [];
  const isComing = !data && !isError;
  return { sdk: data?.sdk ?? null, problems, isComing, failure, isFetching, retry: () => void refetch() };
}
export type ProviderScript = Omit<ReturnType<typeof useProviderScript>, 'sdk' | 'problems' | 'isComing'>;
