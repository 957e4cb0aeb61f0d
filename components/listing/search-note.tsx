import { getTranslations } from 'next-intl/server';
import type { ListingModel } from '@/lib/listing/models';

/** Says what was searched instead of the words that were typed, and which of them were left out. */
export async function SearchNote({
  model,
}: {
  model: Pick<ListingModel, 'term' | 'correctedTerm' | 'missingWords' | 'total'>;
}) {
  const t = await getTranslations('listing');
  const { term, correctedTerm, missingWords, total } = model;
  if (!correctedTerm || total === 0) return null;
  const words = missingWords.map((word) => t('leftOutWord', { word })).join(', ');
  return (
    <p role="status" className="reading-width mt-4">
      {words
        ? t('leftOut', { words, shown: correctedTerm })
        : t('corrected', { term, corrected: correctedTerm })}
    </p>
  );
}
