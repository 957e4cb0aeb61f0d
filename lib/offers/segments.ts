import type { Product } from '@/api/contract/catalogue';

const texts = (values: string[]) => values.map((value) => value.replace(/[;,:]/g, ' ').trim()).join(',');

/** What a page is about, as the API asks for it (§7): `c:C11;br:Linden;p:V100101;t:T12`. Empty parts are left out. */
function toSegments(parts: Record<'c' | 'br' | 'p' | 't', string[]>): string {
  return Object.entries(parts)
    .filter(([, values]) => values.length > 0)
    .map(([code, values]) => `${code}:${texts(values)}`)
    .join(';');
}

export function productSegments({ category, brand, vsin, tags }: SegmentedProduct): string {
  return toSegments({ c: [category.vsin], br: [brand], p: [vsin], t: tags.map((tag) => tag.vsin) });
}
type SegmentedProduct = Pick<Product, 'brand' | 'vsin'> & {
  category: { vsin: string };
  tags: { vsin: string }[];
};

/** Of a category or a tag; other listings are about nothing in particular, so theirs is empty. */
export function listingSegments(type: string, vsin: string | undefined): string {
  const of = (wanted: string) => (type === wanted && vsin ? [vsin] : []);
  return toSegments({ c: of('category'), br: [], p: [], t: of('tag') });
}
