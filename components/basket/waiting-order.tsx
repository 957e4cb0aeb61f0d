'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { LinesSummary } from '@/components/order/lines-summary';
import { OrderTotals } from '@/components/order/order-totals';
import { Button } from '@/components/ui/button';
import { buttonStyles } from '@/components/ui/button-styles';
import { refusalText } from '@/lib/api/error-text';
import { basketKeys } from '@/lib/basket/queries';
import { notify } from '@/lib/notifications/notify';
import type { OrderDetail } from '@/lib/order/models';
import { giveUpPayment } from '@/lib/order/mutations';
import { orderKeys } from '@/lib/order/queries';
import { orderCompletedPath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';

type Props = { site: SiteRules; order: OrderDetail; redirectUrl: string };

/** In place of an empty basket: what is in the order that waits for its payment, to pay it on or to have it back. */
export function WaitingOrder({ site, order, redirectUrl }: Props) {
  const t = useTranslations('basket');
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => giveUpPayment(site, order.id),
    onSuccess: (isPaid) => {
      if (isPaid) window.location.assign(orderCompletedPath(site.code, order.id));
    },
    onError: (error) => notify('error', refusalText(error) ?? t('changeFailed')),
    // What got no answer may have been done, too.
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: basketKeys.basket(site.code) });
      void client.invalidateQueries({ queryKey: orderKeys.all(site.code) });
    },
  });
  return (
    <section data-waiting="" aria-labelledby="waiting-order" className="mb-8">
      <h2 id="waiting-order" tabIndex={-1} className="heading text-2xl outline-none">
        {t('openOrder', { number: order.orderNumber })}
      </h2>
      <p className="reading-width mt-3 text-stone">{t('openOrderText')}</p>
      <a href={redirectUrl} className={buttonStyles('primary', 'md', 'mt-4')}>
        {t('openOrderPay')}
      </a>
      <LinesSummary items={order.items} locale={site.locale} className="my-6 border-y border-sand py-4" />
      <OrderTotals order={order} locale={site.locale} />
      {!order.boughtCard && (
        <>
          <p className="reading-width mt-6 text-stone">{t('openOrderBackText')}</p>
          <Button variant="secondary" className="mt-3" isLoading={isPending} onClick={() => mutate()}>
            {t('openOrderBack')}
          </Button>
        </>
      )}
    </section>
  );
}
