import { Swatch } from '@/components/ui/swatch';
import type { CardModel } from '@/lib/product-card/models';

/** The colours there are: the last line, so that a product in one of them leaves no hole. */
export function CardSwatches({
  swatches,
  coloursText,
  moreText,
}: Pick<CardModel, 'swatches' | 'coloursText' | 'moreText'>) {
  if (swatches.length === 0) return null;
  return (
    <div data-swatches className="flex items-center gap-1.5">
      <span className="sr-only">{coloursText}</span>
      {swatches.map(({ colour, title }) => (
        <Swatch key={title} colour={colour} />
      ))}
      {moreText && <span className="text-xs text-stone">{moreText}</span>}
    </div>
  );
}
