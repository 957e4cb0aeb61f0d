import { getTranslations } from 'next-intl/server';
import type { ProductPage } from '@/lib/product/loader';

/** Below the button: how far delivery goes, and that it may go back. The promises of checkout, in its words. */
export async function DeliveryTerms({ page: { model, freeReturnDays } }: { page: ProductPage }) {
  const t = await getTranslations('product');
  const { by, placement } = model.deliveryCost;
  const free = freeReturnDays !== null && t('deliveryCost.returns', { by, days: freeReturnDays });
  const returns = model.isMadeToMeasure ? t('madeToMeasure') : free;
  return (
    <ul className="mt-3 grid gap-1 text-sm text-stone">
      <li>{t('deliveryCost.where', { by, cost: placement })}</li>
      {returns && <li>{returns}</li>}
    </ul>
  );
}
