import type { ThumbPicture } from '@/lib/product-card/models';

/** What could be meant by what is typed: words, categories, products. */
export type SuggestionsModel = {
  /** What this visitor searched before, who allows that it is remembered. */
  recent: { text: string; href: string }[];
  terms: { text: string; href: string }[];
  categories: { vsin: string; title: string; href: string; picture: ThumbPicture | null }[];
  products: { vsin: string; title: string; href: string; picture: ThumbPicture | null; price: string }[];
};
