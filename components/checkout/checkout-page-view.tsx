import { BasketEmpty, BasketFailed } from '@/components/basket/basket-states';
import { GuaranteeNotice } from '@/components/notices/guarantee-notice';
import type { Site } from '@/lib/sites/sites';
import { CheckoutIsland } from './checkout-island';

export function CheckoutPageView({ site }: { site: Site }) {
  return (
    <CheckoutIsland
      failed={<BasketFailed site={site.code} />}
      empty={<BasketEmpty site={site.code} />}
      notice={<GuaranteeNotice site={site} className="md:mt-6" />}
    />
  );
}
