import type { FeedItem } from '../../../contract/feed.ts';
import { markedSlug } from '../../../contract/page-paths.ts';
import type { FeedShop } from './format.ts';

/** What several formats write in the same way. */

type Money = FeedItem['unitPrice'];

export function decimal({ amount }: Money): string {
  return (amount / 100).toFixed(2);
}

export function priced(money: Money): string {
  return `${decimal(money)} ${money.currency}`;
}

export function addressOf(item: FeedItem, shop: FeedShop): string {
  return shop.within(markedSlug({ type: 'product', vsin: item.vsin, alias: item.alias }));
}

export function picturesOf({ pictures }: FeedItem, shop: FeedShop): string[] {
  return pictures.map(({ path }) => shop.absolute(path));
}

export function optionOf({ options }: FeedItem, code: FeedItem['options'][number]['code']): string | null {
  return options.find((option) => option.code === code)?.value ?? null;
}

/** The wood that was chosen says more than all that it is made of. */
export function materialOf(item: FeedItem): string | null {
  return optionOf(item, 'wood') ?? item.materials[0] ?? null;
}

export function pathOf({ breadcrumbs }: FeedItem): string {
  return breadcrumbs.map(({ title }) => title).join(' > ');
}

/** Control characters may stand in no XML, however they are written. */
function xmlText(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Nothing where there is nothing to tell. */
export function element(name: string, text: string | number | null): string {
  return text === null || text === '' ? '' : `<${name}>${xmlText(String(text))}</${name}>\n`;
}

/** RFC 4180. A text that a spreadsheet would take for a formula gets a space before it. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  const written = cells.map((cell) => {
    const text = String(cell ?? '').replace(/^(?=[=+@\t\r]|-(?!\d))/, ' ');
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${written.join(',')}\r\n`;
}
