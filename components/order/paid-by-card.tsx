import type { OrderModel } from '@/lib/order/models';
import type { SiteRules } from '@/lib/sites/models';
import { GiftCardLines } from './gift-card-lines';

/** What a gift card has paid of an order, and what was left to the other way. */
export default function PaidByCard({ site, order }: { site: SiteRules; order: OrderModel }) {
  if (!order.giftCard) return null;
  const { end, amount } = order.giftCard;
  return <GiftCardLines end={end} pays={amount} left={order.charged} locale={site.locale} />;
}
