import type { OrderModel } from '@/lib/order/models';
import type { SiteRules } from '@/lib/sites/models';
import { BoughtCardFacts } from './bought-card-facts';
import { GiftCardLines } from './gift-card-lines';

/** What an order says of the gift card that pays for it, or of the one that it has bought. */
export default function OrderCards({ site, order }: { site: SiteRules; order: OrderModel }) {
  const { giftCard, boughtCard, charged } = order;
  if (boughtCard) return <BoughtCardFacts site={site} card={boughtCard} />;
  if (!giftCard) return null;
  return <GiftCardLines end={giftCard.end} pays={giftCard.amount} left={charged} locale={site.locale} />;
}
