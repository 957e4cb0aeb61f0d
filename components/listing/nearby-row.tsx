import { getTranslations } from 'next-intl/server';
import { ProductSlider } from '@/components/product-card/product-slider';
import type { OthersNearby } from '@/lib/listing/models';

/** Below the few products of a small category: what else its department has, or the whole shop. */
export async function NearbyRow({ nearby: { title, cards } }: { nearby: OthersNearby }) {
  const [t, slider] = await Promise.all([getTranslations('listing'), getTranslations('productCard.slider')]);
  const heading = title === null ? slider('popular') : t('moreIn', { title });
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="nearby-title" className="mt-section">
      <h2 id="nearby-title" className="heading mb-6 text-2xl">
        {heading}
      </h2>
      <ProductSlider id="nearby-row" label={heading} cards={cards} />
    </section>
  );
}
