import type { SnippetCode, SnippetContext } from '../../contract/template.ts';

/** Which products fill a snippet; resolved each time the template is read. */
export type ProductSource =
  | { type: 'category' | 'collection' | 'tag'; vsin: string; limit: number }
  | { type: 'newest' | 'express' | 'popular'; limit: number }
  | { type: 'products'; vsins: string[] };

export const countedThings = ['products', 'variants', 'showrooms'] as const;
export type CountedThing = (typeof countedThings)[number];
/** A figure that is counted on reading, or one that is written down. */
export type StoredFact = { count: CountedThing; label: string } | { value: string; label: string };

type ProductSnippet = 'hero-products' | 'dynamic-products';
/** A context as it is edited and stored: queries instead of what they find. */
export type StoredContext = {
  [C in SnippetCode]: C extends ProductSnippet
    ? Omit<SnippetContext[C], 'products'> & { source: ProductSource }
    : C extends 'dynamic-info'
      ? { title?: string; facts: StoredFact[] }
      : C extends 'grid-icon'
        ? SnippetContext[C] | { title?: string; source: { type: 'showrooms' } }
        : SnippetContext[C];
};
export type StoredSlot = {
  [C in SnippetCode]: { id: string; snippetCode: C; context: StoredContext[C] };
}[SnippetCode];
