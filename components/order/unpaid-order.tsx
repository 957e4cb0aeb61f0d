import type { OrderDetail } from '@/lib/order/models';
import { LinesSummary } from './lines-summary';
import { OrderTotals } from './order-totals';

/** What was ordered and is not paid. */
export default function UnpaidOrder({ order, locale }: { order: OrderDetail; locale: string }) {
  return (
    <>
      <LinesSummary items={order.items} locale={locale} className="mb-6" />
      <OrderTotals order={order} locale={locale} />
    </>
  );
}
