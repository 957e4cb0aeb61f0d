import type { Media, Product } from '@/api/contract/catalogue';
import { variantsIn } from '@/config/pictures/places';

/** Where a product, in any of its variants, stands in the picture of a room, as CSS `object-position`; null where it is not known. */
export function placeIn(
  { securePath }: Pick<Media, 'securePath'>,
  { vsin, options }: Product,
): string | null {
  const vsins = new Set([vsin, ...options.flatMap(({ values }) => values.map((value) => value.vsin))]);
  const seen = variantsIn(securePath).find((place) => vsins.has(place.vsin));
  return seen ? `${Math.round(seen.x)}% ${Math.round(seen.y)}%` : null;
}
