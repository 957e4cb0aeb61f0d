'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { OrderSummary } from '@/components/basket/order-summary';
import { LinesSummary } from '@/components/order/lines-summary';
import { countPieces } from '@/lib/basket/basket-math';
import type { BasketModel } from '@/lib/basket/models';
import { totalWithFee, withFee } from '@/lib/basket/with-fee';
import { useCheckoutStore } from '@/lib/checkout/store';
import { useSpentCard } from '@/lib/checkout/use-spent-card';
import { formatMoney } from '@/lib/money/format';
import type { SiteRules } from '@/lib/sites/models';
import { NoticePlace } from './checkout-notice';
import { SpentLines } from './spent-lines';

type Props = {
  site: SiteRules;
  basket: BasketModel;
  /** In the step that ends with all of it above its button. */
  isBrief: boolean;
};

/** What is being bought, always in sight beside the steps. On a phone, and where it is brief, its total alone until it is opened. */
export function CheckoutSummary({ site, basket, isBrief }: Props) {
  const t = useTranslations('checkout');
  const installmentFee = useCheckoutStore((store) => store.installmentFee);
  const spent = useSpentCard(basket);
  return (
    <div className="self-stretch max-md:contents">
      <div className="max-md:contents md:sticky md:top-24">
        <section
          aria-labelledby="checkout-summary"
          className="group/summary rounded-md border border-sand bg-white px-5 py-3 max-md:order-first sm:px-8 sm:py-5 md:p-6"
        >
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="checkout-summary" className="heading text-xl">
              {t('summary')}
            </h2>
            <p className={clsx('tabular text-lg font-semibold', !isBrief && 'md:hidden')}>
              {formatMoney(totalWithFee(basket.summary, installmentFee), site.locale)}
            </p>
          </div>
          {!isBrief && (
            <LinesSummary items={basket.items} locale={site.locale} className="mt-4 mb-6 max-md:hidden" />
          )}
          <details className={clsx('-mb-3 group-has-[[open]]/summary:mb-4', !isBrief && 'md:hidden')}>
            <summary className="min-h-11 py-2 text-sm underline underline-offset-4">
              {t('showItems', { count: countPieces(basket) })}
            </summary>
            <LinesSummary items={basket.items} locale={site.locale} className="mt-2" />
          </details>
          <div
            className={clsx(
              'max-md:hidden max-md:group-has-[[open]]/summary:block',
              isBrief && 'md:hidden md:group-has-[[open]]/summary:block',
            )}
          >
            <OrderSummary
              summary={withFee(basket.summary, installmentFee)}
              method={basket.deliveryMethod}
              promotions={basket.promotions}
              locale={site.locale}
              installmentFee={installmentFee}
            />
          </div>
          {spent && <SpentLines spent={spent} feeMinor={installmentFee} locale={site.locale} />}
        </section>
        <NoticePlace />
      </div>
    </div>
  );
}
