export { productAnchors as anchors } from '@/api/contract/product-anchors';

export function photoAnchor(index: number): string {
  return `photo-${index + 1}`;
}
