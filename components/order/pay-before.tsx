'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { formatDate } from '@/lib/dates/format';
import { formatMoney } from '@/lib/money/format';
import type { OrderModel } from '@/lib/order/models';
import type { SiteRules } from '@/lib/sites/models';

/** Asks for the transfer an order waits for; nothing for any other order. */
export function PayBefore({ site, order }: { site: SiteRules; order: OrderModel }) {
  const t = useTranslations('order');
  if (!order.payBefore) return null;
  return (
    <Alert className="mt-6">
      {t('payBefore', {
        amount: formatMoney(order.summary.total, site.locale),
        date: formatDate(order.payBefore, site.locale),
        number: order.orderNumber,
      })}
    </Alert>
  );
}
