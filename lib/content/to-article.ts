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

/** Columns that a phone has room for; tables with more are drawn row by row there, with the names of the columns. */
const mostColumns = 3;

function withColumnNames(html: string): string {
  return html.replace(/<table>[\s\S]*?<\/table>/g, (table) => {
    const [head = ''] = /<tr>[\s\S]*?<\/tr>/.exec(table) ?? [];
    const names = [...head.matchAll(/<th[^>]*>([\s\S]*?)<\/th>/g)].map(([, inner = '']) =>
      inner.replace(/<[^>]+>/g, '').replaceAll('"', '&quot;'),
    );
    if (names.length <= mostColumns || /(?:col|row)span=/.test(table)) return table;
    const rows = table.replace(/<tr>[\s\S]*?<\/tr>/g, (row) => {
      let column = 0;
      return row.replace(/<t[dh](?=[ >])/g, (cell) => {
        const name = names[column] ?? '';
        column += 1;
        return cell === '<td' ? `<td data-column="${name}"` : cell;
      });
    });
    return rows.replace('<table>', '<table class="by-row">');
  });
}

/** Tags, which are left as they are, or a word that begins with one or two letters and a hyphen. */
const tagOrShortStart = /<[^>]*>|(?<![\p{L}\p{N}\p{M}&;-])\p{L}{1,2}-\p{L}{2,16}(?![\p{L}-])/gu;

/** "e-mail" and "tv-meubel" stay whole: a line that ends in "e-" reads as a mistake. */
const withWholeWords = (html: string): string =>
  html.replace(tagOrShortStart, (found) =>
    found.startsWith('<') ? found : `<span class="whitespace-nowrap">${found}</span>`,
  );

/** Text of the page builder with an id on every h2 for the table of contents, and names of columns where a table has many. */
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
  return { html: withWholeWords(withColumnNames(withIds)), toc };
}
