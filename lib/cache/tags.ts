import { editionsOf } from '../../sites/editions.ts';
import { templateDocuments } from '../routes/template-document.ts';

/** Internal pages a tag of the API means. `pattern` is a route with its groups; it names every page of it. */
export type PageTarget = { kind: 'path'; path: string } | { kind: 'pattern'; path: string };

type Rule = { tag: RegExp; targets: (site: string, id: string) => readonly PageTarget[] };

const listings: PageTarget = { kind: 'pattern', path: '/[site]/(shop)/listing/[type]/[vsin]' };
const templates: PageTarget = { kind: 'pattern', path: '/[site]/(shop)/template/[document]/[alias]' };
const products: PageTarget = { kind: 'pattern', path: '/[site]/(shop)/product/[vsin]' };
const withHeader: readonly PageTarget[] = [
  listings,
  templates,
  products,
  { kind: 'pattern', path: '/[site]/(shop)/not-found' },
  { kind: 'pattern', path: '/[site]/(shop)/newsletter' },
  { kind: 'pattern', path: '/[site]/(shop)/review' },
  { kind: 'pattern', path: '/[site]/(shop)/favorites' },
  { kind: 'pattern', path: '/[site]/(shop)/samples' },
  { kind: 'pattern', path: '/[site]/(shop)/gift-cards' },
  ...['orders', 'profile', 'addresses', 'favorites', 'notification-preferences'].map((name) => ({
    kind: 'pattern' as const,
    path: `/[site]/(shop)/account/${name}`,
  })),
];

/** The one table from what changed to the cached pages that show it. */
const rules: readonly Rule[] = [
  {
    tag: /^product:(\w+):(\w+)$/,
    targets: (site, vsin) =>
      editionsOf(site).map(({ code }) => ({ kind: 'path', path: `/${code}/product/${vsin}` })),
  },
  // Templates show products in their snippets.
  { tag: /^listing:(\w+)$/, targets: () => [listings, templates] },
  {
    tag: /^template:(\w+):([\w-]+)$/,
    targets: (site, alias) =>
      editionsOf(site).flatMap(({ code }) =>
        templateDocuments.map((document) => ({
          kind: 'path',
          path: `/${code}/template/${document}/${alias}`,
        })),
      ),
  },
  // Values of the remote config that every page of their kind shows.
  { tag: /^product:(\w+)$/, targets: () => [products] },
  { tag: /^template:(\w+)$/, targets: () => [templates] },
  { tag: /^config:(\w+)$/, targets: () => withHeader },
];

/** The pages to render again, each once. Unknown tags name none. */
export function pagesOfTags(tags: readonly string[]): PageTarget[] {
  const found = new Map<string, PageTarget>();
  for (const tag of tags)
    for (const rule of rules) {
      const match = rule.tag.exec(tag);
      if (!match) continue;
      for (const target of rule.targets(match[1] ?? '', match[2] ?? '')) found.set(target.path, target);
    }
  return [...found.values()];
}

/** The site of which no cached page may stay after this tag: maintenance mode, header, footer. Null for other tags. */
export function siteWithoutPages(tag: string): string | null {
  return /^config:(\w+)$/.exec(tag)?.[1] ?? null;
}

/** A page's tags with those of their kinds: `product:nl:V1` is touched by `product:nl` too. */
export function withKinds(tags: readonly string[]): string[] {
  return [...new Set(tags.flatMap((tag) => [tag, tag.split(':').slice(0, 2).join(':')]))];
}
