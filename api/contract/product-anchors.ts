/**
 * Fragments of product addresses. Links and search results hold them, so they stay as they have always been, in
 * every language of the shop.
 */
export const productAnchors = {
  purchase: 'bestellen',
  description: 'beschrijving',
  dimensions: 'afmetingen',
  materials: 'materiaal',
  delivery: 'bezorging',
  safety: 'veiligheid',
  reviews: 'beoordelingen',
  questions: 'vragen',
  related: 'combineert-met',
} as const;
