import { getTranslations } from 'next-intl/server';
import { ProductSlider } from '@/components/product-card/product-slider';
import type { OthersNearby } from '@/lib/listing/models';

/** Below the few products of a small category: what else its department has. */
export async function NearbyRow({ nearby: { title, cards } }: { nearby: OthersNearby }) {
  const t = await getTranslations('listing');
  return (
    <section aria-labelledby="nearby-title" className="mt-section">
      <h2 id="nearby-title" className="heading mb-6 text-2xl">
        {t('moreIn', { title })}
      </h2>
      <ProductSlider id="nearby-row" label={t('moreIn', { title })} cards={cards} />
    </section>
  );
}
