'use client';

import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { useSite } from '@/lib/sites/use-site';
import { withdrawalCalls } from '@/lib/withdrawal/api';
import { useLinkKey } from '@/lib/withdrawal/use-link-key';
import { WithdrawalSteps } from './withdrawal-steps';

const maxNumber = 40;

/**
 * The withdrawal function. `#key=` of the mails opens it for their order, `?orderId=` of order pages for one of this
 * browser; `?order=` fills in the number where neither does.
 */
export function WithdrawalView() {
  const site = useSite();
  const search = useSearchParams();
  const key = useLinkKey();
  const calls = useMemo(() => withdrawalCalls(site), [site]);
  const orderId = key ? '' : (search.get('orderId') ?? '');
  const orderNumber = (search.get('order') ?? '').slice(0, maxNumber);
  return (
    <WithdrawalSteps
      key={`${key} ${orderId}`}
      site={site}
      calls={calls}
      entry={{ key, orderId, orderNumber }}
    />
  );
}
