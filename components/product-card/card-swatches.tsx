import { Swatch } from '@/components/ui/swatch';
import type { CardModel } from '@/lib/product-card/models';

/** The colours there are. Keeps its height without any, so that prices of a row are on one line. */
export function CardSwatches({
  swatches,
  coloursText,
  moreText,
}: Pick<CardModel, 'swatches' | 'coloursText' | 'moreText'>) {
  return (
    <div className="mt-2 flex h-5 items-center gap-1.5">
      {swatches.length > 0 && (
        <>
          <span className="sr-only">{coloursText}</span>
          <span aria-hidden="true" className="flex gap-1.5">
            {swatches.map(({ colour, title }) => (
              <Swatch key={title} colour={colour} />
            ))}
          </span>
          {moreText && <span className="tabular text-xs text-stone">{moreText}</span>}
        </>
      )}
    </div>
  );
}
