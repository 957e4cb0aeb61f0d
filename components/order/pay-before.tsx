'use client';

import { useTranslations } from 'next-intl';
import type { Order } from '@/api/contract/checkout';
import { Alert } from '@/components/ui/alert';
import { formatDate } from '@/lib/dates/format';
import { formatMoney } from '@/lib/money/format';
import type { SiteRules } from '@/lib/sites/models';

/** Asks for the transfer an order waits for; nothing for any other order. */
export function PayBefore({ site, order }: { site: SiteRules; order: Order }) {
  const t = useTranslations('order');
  if (!order.payBefore || order.paymentStatus !== 'pending') return null;
  return (
    <Alert className="mt-6">
      {t('payBefore', {
        amount: formatMoney(order.orderSummary.total, site.locale),
        date: formatDate(order.payBefore, site.locale),
        number: order.orderNumber,
      })}
    </Alert>
  );
}
