import { toSlug } from '@/api/contract/slug';
import type { SiteCode } from '@/lib/sites/models';
import type { Article, TocEntry } from './models';
import { toSiteHtml } from './to-site-html';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .trim();
}

/** Text of the page builder with an id on every h2 for the table of contents. */
export function toArticle(html: string, site: SiteCode): Article {
  const toc: TocEntry[] = [];
  const withIds = toSiteHtml(html, site).replace(/<h2>([\s\S]*?)<\/h2>/g, (_, inner: string) => {
    const title = textOf(inner);
    const base = toSlug(title) || 'deel';
    const taken = toc.filter(({ id }) => id === base || id.startsWith(`${base}-`)).length;
    const id = taken === 0 ? base : `${base}-${taken + 1}`;
    toc.push({ id, title });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: withIds, toc };
}
