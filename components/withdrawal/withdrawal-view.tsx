'use client';

import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { useSite } from '@/lib/sites/use-site';
import { withdrawalCalls } from '@/lib/withdrawal/calls';
import { WithdrawalSteps } from './withdrawal-steps';

/** The withdrawal function; `?order=` fills in the order number, as links on order pages and in mails do. */
export function WithdrawalView() {
  const site = useSite();
  const orderNumber = useSearchParams().get('order') ?? '';
  const calls = useMemo(() => withdrawalCalls(site.code), [site.code]);
  return <WithdrawalSteps site={site} calls={calls} orderNumber={orderNumber.slice(0, 20)} />;
}
