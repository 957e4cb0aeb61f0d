'use client';

import { useQuery } from '@tanstack/react-query';
import type { SiteRules } from '@/lib/sites/models';
import { paymentMethodsQuery } from './queries';

/** The ways to pay, and why there are none; `trouble` is null while they are on their way. */
export function usePaymentMethods(site: SiteRules) {
  const { data: methods, errorUpdateCount, isFetching, refetch } = useQuery(paymentMethodsQuery(site));
  // Also while they are asked for again: the button that asks keeps its place and the focus.
  const haveFailed = !methods && errorUpdateCount > 0;
  const withoutAny = methods?.length === 0 ? ('noMethods' as const) : null;
  return {
    methods,
    trouble: haveFailed ? ('methodsFailed' as const) : withoutAny,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
