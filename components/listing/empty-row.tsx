import { getTranslations } from 'next-intl/server';
import { PersonalWidget } from '@/components/personalisation/personal-widget';
import { ProductSlider } from '@/components/product-card/product-slider';
import type { CardModel } from '@/lib/product-card/models';

/** Below an empty listing: what most people choose, and for a visitor who has allowed it what may suit them instead. */
export async function EmptyRow({ popular }: { popular: readonly CardModel[] }) {
  const t = await getTranslations('productCard.slider');
  return (
    <PersonalWidget id="empty-row" title={t('forYou')} widget="forYou" otherwise="nothing">
      {popular.length > 0 && (
        <section aria-labelledby="empty-row-title" className="py-10 md:py-14">
          <h2 id="empty-row-title" className="heading mb-6 text-2xl">
            {t('popular')}
          </h2>
          <ProductSlider id="empty-row" label={t('popular')} cards={popular} />
        </section>
      )}
    </PersonalWidget>
  );
}
