'use client';

import { useTranslations } from 'next-intl';
import { OrderSummary } from '@/components/basket/order-summary';
import { LinesSummary } from '@/components/order/lines-summary';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { isBlocked } from '@/lib/basket/basket-math';
import type { BasketModel } from '@/lib/basket/models';
import { withFee } from '@/lib/basket/with-fee';
import { useCheckoutStore } from '@/lib/checkout/store';
import { useDeliveryWords } from '@/lib/checkout/use-delivery-words';
import { useSpentCard } from '@/lib/checkout/use-spent-card';
import { basketPath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';
import { SpentLines } from './spent-lines';

type Props = { site: SiteRules; basket: BasketModel; isBusy: boolean };

/** What is bought, when it comes and what is paid; right below it the button that binds (Directive 2011/83/EU art. 8(2)): nothing stands between. */
export function OrderEnd({ site, basket, isBusy }: Props) {
  const t = useTranslations('checkout');
  const installmentFee = useCheckoutStore((store) => store.installmentFee);
  const spent = useSpentCard(basket);
  const delivery = useDeliveryWords(basket, site);
  const summary = (
    <div className="mt-6 rounded-md bg-linen p-5">
      <LinesSummary items={basket.items} locale={site.locale} />
      <div className="mt-3 mb-4 border-b border-sand pb-4 text-sm wrap-anywhere">
        {delivery.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <OrderSummary
        summary={withFee(basket.summary, installmentFee)}
        method={basket.deliveryMethod}
        promotions={basket.promotions}
        locale={site.locale}
        installmentFee={installmentFee}
      />
      {spent && <SpentLines spent={spent} feeMinor={installmentFee} locale={site.locale} />}
    </div>
  );
  if (isBlocked(basket))
    return (
      <>
        <Alert tone="error" className="mt-6" title={t('invalidBasket')}>
          <LinkButton href={basketPath(site.code)} variant="quiet">
            {t('toBasket')}
          </LinkButton>
        </Alert>
        {summary}
      </>
    );
  return (
    <>
      {summary}
      <Button type="submit" size="lg" isLoading={isBusy} className="mt-6 w-full">
        {t('placeOrder')}
      </Button>
      <p role="status" className="sr-only">
        {isBusy ? t('placing') : ''}
      </p>
    </>
  );
}
