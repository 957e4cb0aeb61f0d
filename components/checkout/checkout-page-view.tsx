import { BasketEmpty, BasketFailed } from '@/components/basket/basket-states';
import type { SiteCode } from '@/lib/sites/models';
import { CheckoutIsland } from './checkout-island';

export function CheckoutPageView({ site }: { site: SiteCode }) {
  return <CheckoutIsland failed={<BasketFailed site={site} />} empty={<BasketEmpty site={site} />} />;
}
