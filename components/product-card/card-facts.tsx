import type { CardModel } from '@/lib/product-card/models';

/**
 * The size it is chosen by, and what buyers thought of it. Keeps its line without either, as its neighbours have one; on
 * a phone it keeps to that line, where how many they were has no room.
 */
export function CardFacts({ sizeText, rating }: Pick<CardModel, 'sizeText' | 'rating'>) {
  return (
    <p className="mt-1 mb-2 flex min-h-[1lh] flex-wrap justify-between gap-x-2 text-xs text-stone xs:text-sm">
      {sizeText}
      {rating && (
        <span role="img" aria-label={rating.label} className="one-star">
          {rating.text}
          <span className="max-xs:hidden"> {rating.count}</span>
        </span>
      )}
    </p>
  );
}
