import type { OrderModel } from '@/lib/order/models';
import { useSite } from '@/lib/sites/use-site';
import { BoughtCardFacts } from './bought-card-facts';
import { GiftCardLines } from './gift-card-lines';

/** What an order says of the gift card that pays for it, or of the one that it has bought. */
export default function OrderCards({ order }: { order: OrderModel }) {
  const site = useSite();
  const { giftCard, boughtCard, charged } = order;
  if (boughtCard) return <BoughtCardFacts site={site} card={boughtCard} />;
  if (!giftCard) return null;
  return <GiftCardLines end={giftCard.end} pays={giftCard.amount} left={charged} locale={site.locale} />;
}
