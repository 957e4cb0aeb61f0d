import { templateDocuments } from '../routes/template-document.ts';

/** Internal pages a tag of the API means. `pattern` is a route with its groups; it names every page of it. */
export type PageTarget = { kind: 'path'; path: string } | { kind: 'pattern'; path: string };

type Rule = { tag: RegExp; targets: (site: string, id: string) => readonly PageTarget[] };

const listings: PageTarget = { kind: 'pattern', path: '/[site]/(shop)/listing/[type]/[vsin]' };
const templates: PageTarget = { kind: 'pattern', path: '/[site]/(shop)/template/[document]/[alias]' };
const products: PageTarget = { kind: 'pattern', path: '/[site]/(shop)/product/[vsin]' };
const notFound: PageTarget = { kind: 'pattern', path: '/[site]/(shop)/not-found' };

/** The one table from what changed to the cached pages that show it. */
const rules: readonly Rule[] = [
  {
    tag: /^product:(\w+):(\w+)$/,
    targets: (site, vsin) => [{ kind: 'path', path: `/${site}/product/${vsin}` }],
  },
  // Templates show products in their snippets.
  { tag: /^listing:(\w+)$/, targets: () => [listings, templates] },
  {
    tag: /^template:(\w+):([\w-]+)$/,
    targets: (site, alias) =>
      templateDocuments.map((document) => ({ kind: 'path', path: `/${site}/template/${document}/${alias}` })),
  },
  { tag: /^config:(\w+)$/, targets: () => [listings, templates, products, notFound] },
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

/** Tags after which no cached page of the site may stay: maintenance mode, header, footer. */
export function touchesEverything(tag: string): boolean {
  return tag.startsWith('config:');
}
