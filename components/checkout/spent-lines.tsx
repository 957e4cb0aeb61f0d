import { GiftCardLines } from '@/components/order/gift-card-lines';
import type { SpentCard } from '@/lib/checkout/models';

/** What the gift card leaves to pay, with what paying in parts costs. */
export function SpentLines({
  spent: { end, pays, left },
  feeMinor,
  locale,
}: {
  spent: SpentCard;
  feeMinor: number;
  locale: string;
}) {
  const withFee = { ...left, amount: left.amount + (left.amount > 0 ? feeMinor : 0) };
  return <GiftCardLines end={end} pays={pays} left={withFee} locale={locale} />;
}
