import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import type { CardDelivery } from '@/lib/product-card/to-card-model';

export async function CardDeliveryLine({ delivery }: { delivery: CardDelivery }) {
  const t = await getTranslations('productCard.delivery');
  const isQuick = delivery.kind === 'express';
  return (
    <p className={clsx('mt-1 text-sm', isQuick ? 'font-medium text-linden' : 'text-stone')}>
      {delivery.kind === 'soldOut' ? t('soldOut') : t(delivery.kind, { count: delivery.count })}
    </p>
  );
}
