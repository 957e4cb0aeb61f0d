export { productAnchors as anchors } from '@/api/contract/product-anchors';

export function photoAnchor(index: number): string {
  return `foto-${index + 1}`;
}
