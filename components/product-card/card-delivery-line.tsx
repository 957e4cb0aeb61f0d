import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { CardDelivery } from '@/lib/product-card/to-card-model';

export function CardDeliveryLine({ delivery }: { delivery: CardDelivery }) {
  const t = useTranslations('productCard.delivery');
  const isQuick = delivery.kind === 'express';
  return (
    <p className={clsx('mt-1 text-sm', isQuick ? 'font-medium text-linden' : 'text-stone')}>
      {delivery.kind === 'soldOut' ? t('soldOut') : t(delivery.kind, { count: delivery.count })}
    </p>
  );
}
