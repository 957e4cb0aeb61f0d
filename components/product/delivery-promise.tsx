'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Availability } from '@/lib/product/models';

type Props = { availability: Availability };

export function DeliveryPromise({ availability }: Props) {
  const t = useTranslations('product.purchase.delivery');
  const { deliveryDate, bufferedDeliveryDate, lastPieces, texts } = availability;
  return (
    <div className="flex gap-3">
      <Icon name="truck" size={22} className="mt-0.5 text-linden" />
      <div>
        <p>
          {t.rich(deliveryDate === bufferedDeliveryDate ? 'single' : 'range', {
            range: texts.delivery,
            b: (chunks) => <strong className="font-medium whitespace-nowrap">{chunks}</strong>,
          })}
        </p>
        {lastPieces !== null && (
          <p className="text-sm text-stone">{t('lastPieces', { count: lastPieces })}</p>
        )}
      </div>
    </div>
  );
}
