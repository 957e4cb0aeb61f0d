import { cache } from 'react';
import { type CardProps, ProductCardView } from './product-card-view';

/** Vsins of the cards drawn on this page so far. */
const drawn = cache(() => new Set<string>());

/** A product as the server draws it in a grid or slider. */
export function ProductCard(props: CardProps) {
  const { vsin } = props.card;
  const travels = !drawn().has(vsin);
  drawn().add(vsin);
  return <ProductCardView {...props} travels={travels} />;
}
