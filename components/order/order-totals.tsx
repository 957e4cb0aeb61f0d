import { OrderSummary } from '@/components/basket/order-summary';
import type { OrderModel } from '@/lib/order/models';

/** What an order costs and how that comes about. */
export function OrderTotals({ order, locale }: { order: OrderModel; locale: string }) {
  return (
    <OrderSummary
      summary={order.summary}
      method={order.deliveryMethod}
      promotions={order.promotions}
      installmentFee={order.installmentFeeMinor}
      locale={locale}
    />
  );
}
