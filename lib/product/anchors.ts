/**
 * Fragments of product addresses. Links and search results hold them, so they stay as they have always been, in
 * every language of the shop.
 */
export const anchors = {
  description: 'beschrijving',
  dimensions: 'afmetingen',
  materials: 'materiaal',
  delivery: 'bezorging',
  safety: 'veiligheid',
  reviews: 'beoordelingen',
  related: 'combineert-met',
} as const;

export function photoAnchor(index: number): string {
  return `foto-${index + 1}`;
}
