import { useTranslations } from 'next-intl';
import { Swatch } from '@/components/ui/swatch';
import type { CardModel } from '@/lib/product-card/to-card-model';

type Props = { swatches: CardModel['swatches']; more: number };

/** The colours there are. Keeps its height without any, so that prices of a row stand on one line. */
export function CardSwatches({ swatches, more }: Props) {
  const t = useTranslations('productCard');
  return (
    <div className="mt-2 flex h-5 items-center gap-1.5">
      {swatches.length > 0 && (
        <>
          <span className="sr-only">
            {t('colours', { names: swatches.map(({ title }) => title).join(', ') })}
          </span>
          <span aria-hidden="true" className="flex gap-1.5">
            {swatches.map(({ colour, title }) => (
              <Swatch key={title} colour={colour} />
            ))}
          </span>
          {more > 0 && (
            <span className="tabular text-xs text-stone">{t('moreColours', { count: more })}</span>
          )}
        </>
      )}
    </div>
  );
}
