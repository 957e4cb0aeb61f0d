'use client';

import { useTranslations } from 'next-intl';
import { OrderSummary } from '@/components/basket/order-summary';
import { LinesSummary } from '@/components/order/lines-summary';
import { countPieces } from '@/lib/basket/basket-math';
import type { BasketModel } from '@/lib/basket/models';
import { withFee } from '@/lib/basket/with-fee';
import { useCheckoutStore } from '@/lib/checkout/store';
import { useSpentCard } from '@/lib/checkout/use-spent-card';
import type { SiteRules } from '@/lib/sites/models';
import { NoticePlace } from './checkout-notice';
import { SpentLines } from './spent-lines';

/** What is being bought, always in sight beside the steps. */
export function CheckoutSummary({ site, basket }: { site: SiteRules; basket: BasketModel }) {
  const t = useTranslations('checkout');
  const installmentFee = useCheckoutStore((store) => store.installmentFee);
  const spent = useSpentCard(basket);
  return (
    <div className="self-stretch max-md:order-first">
      <NoticePlace />
      <section
        aria-labelledby="checkout-summary"
        className="rounded-md border border-sand p-5 sm:p-8 md:p-6 md:sticky md:top-24"
      >
        <h2 id="checkout-summary" className="heading mb-4 text-xl">
          {t('summary')}
        </h2>
        <details className="mb-4">
          <summary className="min-h-11 py-2 text-sm underline underline-offset-4">
            {t('showItems', { count: countPieces(basket) })}
          </summary>
          <LinesSummary items={basket.items} locale={site.locale} className="mt-2" />
        </details>
        <OrderSummary
          summary={withFee(basket.summary, installmentFee)}
          locale={site.locale}
          installmentFee={installmentFee}
        />
        {spent && <SpentLines spent={spent} feeMinor={installmentFee} locale={site.locale} />}
      </section>
    </div>
  );
}
