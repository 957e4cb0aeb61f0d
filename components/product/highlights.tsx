import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import type { Highlight, ProductModel } from '@/lib/product/models';

const icons: Record<Highlight, IconName> = {
  expressDelivery: 'clock',
  warranty: 'shield-check',
  customerRating: 'star',
  isLindenCollection: 'leaf',
  freeInstallation: 'wrench',
  freeDelivery: 'truck',
  doorDelivery: 'house',
  inCampaign: 'check',
  availableInShowroom: 'store',
  fabricOptions: 'sofa',
  colourOptions: 'palette',
};

/** As many as remote config wants, in its order (§9). */
export async function Highlights({ model, averageText }: { model: ProductModel; averageText: string }) {
  const t = await getTranslations('product');
  // That it is brought for free stands with the price.
  const highlights = model.highlights.filter(
    (code) => code !== 'freeDelivery' || model.deliveryCost.home !== null,
  );
  if (highlights.length === 0) return null;
  return (
    <section aria-label={t('highlightsTitle')} className="mt-5 border-t border-sand pt-5">
      <ul className="grid gap-x-6 gap-y-3 text-sm xs:grid-cols-2">
        {highlights.map((code) => (
          <li key={code} className="flex items-center gap-3">
            <Icon name={icons[code]} className="text-linden" />
            {t(`highlights.${code}`, { years: model.warrantyYears, average: averageText })}
          </li>
        ))}
      </ul>
    </section>
  );
}
