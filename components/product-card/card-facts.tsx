import type { CardModel } from '@/lib/product-card/models';

/**
 * The size it is chosen by, and what buyers thought of it. Keeps its line without either, as its neighbours have one; on
 * a phone it keeps to that line, where how many they were has no room.
 */
export function CardFacts({ sizeText, rating }: Pick<CardModel, 'sizeText' | 'rating'>) {
  return (
    <p className="card-facts">
      {sizeText}
      {rating && (
        <span role="img" aria-label={rating.label} className="one-star">
          {rating.text}
          <span className="max-xs:hidden">{` ${rating.count}`}</span>
        </span>
      )}
    </p>
  );
}
