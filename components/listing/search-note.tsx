import { getTranslations } from 'next-intl/server';
import type { ListingModel } from '@/lib/listing/models';

/** Says what was searched instead of the words that were typed, and which of them were left out. */
export async function SearchNote({
  model,
}: {
  model: Pick<ListingModel, 'term' | 'correctedTerm' | 'missingWords' | 'unmetRanges' | 'total'>;
}) {
  const t = await getTranslations('listing');
  const { term, correctedTerm, missingWords, unmetRanges, total } = model;
  if ((!correctedTerm && unmetRanges.length === 0) || total === 0) return null;
  const quoted = (all: readonly string[]) => all.map((word) => t('leftOutWord', { word })).join(', ');
  return (
    <div role="status" className="reading-width mt-4">
      {correctedTerm && (
        <p>
          {missingWords.length > 0
            ? t('leftOut', { words: quoted(missingWords), shown: correctedTerm })
            : t('corrected', { term, corrected: correctedTerm })}
        </p>
      )}
      {unmetRanges.length > 0 && <p>{t('unmet', { ranges: quoted(unmetRanges) })}</p>}
    </div>
  );
}
