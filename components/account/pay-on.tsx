'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { refusalText } from '@/lib/api/error-text';
import { useFreshReturn } from '@/lib/browser/use-fresh-return';
import { notify } from '@/lib/notifications/notify';
import { payOn } from '@/lib/order/mutations';
import { orderKeys } from '@/lib/order/queries';
import type { SiteRules } from '@/lib/sites/models';

/** The way back to a payment that was begun, on whichever device. */
export function PayOn({ site, orderId }: { site: SiteRules; orderId: string }) {
  const t = useTranslations('basket');
  const failed = useTranslations('account')('failed');
  const client = useQueryClient();
  useFreshReturn();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => payOn(site, orderId),
    onSuccess: (redirectUrl) => window.location.assign(redirectUrl),
    onError: (error) => {
      notify('error', refusalText(error) ?? failed);
      // It may have been paid or cancelled elsewhere: then the order says so.
      void client.invalidateQueries({ queryKey: orderKeys.all(site.code) });
    },
  });
  return (
    <div className="no-print mt-6">
      <p className="reading-width">{t('openOrderText')}</p>
      <Button className="mt-3" isLoading={isPending || isSuccess} onClick={() => mutate()}>
        {t('openOrderPay')}
      </Button>
    </div>
  );
}
