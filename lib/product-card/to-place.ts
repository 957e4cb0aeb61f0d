import type { PlaceModel } from './models';
import { splitTitle } from './split-title';
import type { CardSource, ToCard } from './to-card-model';

/** What is seen in a picture, with no more of its card than a line beside the picture shows. */
export function toPlace(
  { x, y, product }: { x: number; y: number; product: CardSource },
  toCard: ToCard,
): PlaceModel {
  const { vsin, href, title, price, mark } = toCard(product);
  // In what it is made the picture shows.
  return { x, y, vsin, href, title: splitTitle(title).name, price, mark };
}
