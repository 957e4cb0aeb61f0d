import { getTranslations } from 'next-intl/server';
import type { ProductPage } from '@/lib/product/loader';

/** Below the button: what delivery costs, how far it goes, and that it may go back. The promises of checkout, in its words. */
export async function DeliveryTerms({ page: { model, freeReturnDays } }: { page: ProductPage }) {
  const t = await getTranslations('product');
  const { home, placement, freeFrom } = model.deliveryCost;
  const free = freeReturnDays !== null && t('deliveryCost.returns', { days: freeReturnDays });
  const returns = model.isMadeToMeasure ? t('madeToMeasure') : free;
  return (
    <ul className="mt-3 grid gap-1 text-sm text-stone">
      <li>{home ? t('deliveryCost.paid', { cost: home, freeFrom }) : t('deliveryCost.free')}</li>
      <li>{t('deliveryCost.where', { cost: placement })}</li>
      {returns && <li>{returns}</li>}
    </ul>
  );
}
