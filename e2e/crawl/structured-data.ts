import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { currencies, languages } from '../../api/contract/sites';
import type { InterfaceTexts } from '../../messages/interface';
import { findEdition } from '../../sites/editions';
import { formatMoney } from '../../sites/money';
import type { SeenPage } from './read-page';

/** Types each kind of page must tell search engines of. */
const wanted: readonly { path: RegExp; types: readonly string[] }[] = [
  { path: /-p-V\d+$/, types: ['Product', 'BreadcrumbList'] },
  { path: /-(?:c-C|cl-CL|t-T)\d+$/, types: ['ItemList', 'BreadcrumbList'] },
  { path: /^\/[^/]+$/, types: ['OnlineStore', 'WebSite'] },
];

/** What the page of a product says when none is left, by language. */
const soldOutTexts = new Map(
  languages.map((language) => {
    const file = join(import.meta.dirname, '../../messages', language, 'interface.json');
    const { product }: InterfaceTexts = JSON.parse(readFileSync(file, 'utf8'));
    return [language as string, product.purchase.soldOut.title];
  }),
);

const valueIn = (data: unknown, key: string): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined;

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

export function typeOf(block: string): string {
  return String(valueIn(JSON.parse(block), '@type'));
}

/** The price search engines are told stands on the page, as the page writes it. */
function priceFlaws(product: unknown, code: string, page: SeenPage): string[] {
  const offer = valueIn(product, 'offers');
  const currency = currencies.find((code) => code === valueIn(offer, 'priceCurrency'));
  const amount = Math.round(Number(valueIn(offer, 'price')) * 100);
  const locale = findEdition(code)?.locale ?? '';
  if (!currency) return ['tells search engines no currency'];
  const price = plain(formatMoney({ amount, currency }, locale));
  const isSaid = page.texts.some((text) => text.includes(price));
  return isSaid ? [] : [`tells search engines ${price}, which the page does not say`];
}

/** Search engines are told that it is sold out when the page says so, and then alone. */
function stockFlaws(product: unknown, language: string, page: SeenPage): string[] {
  const isTold = String(valueIn(valueIn(product, 'offers'), 'availability')).endsWith('/OutOfStock');
  const isSaid = page.texts.includes(soldOutTexts.get(language) ?? '');
  return isTold === isSaid ? [] : [`is sold out ${isTold ? 'for search engines' : 'on the page'} alone`];
}

/** How many reviews search engines are told of stands on the page; none are told of where they are examples. */
function ratingFlaws(product: unknown, page: SeenPage): string[] {
  const rating = valueIn(product, 'aggregateRating');
  if (rating === undefined) return [];
  const count = new RegExp(`(?<!\\d)${valueIn(rating, 'reviewCount')}(?!\\d)`);
  const average = String(valueIn(rating, 'ratingValue'));
  const isSaid = (words: string | RegExp) =>
    page.texts.some((text) => (typeof words === 'string' ? text.includes(words) : words.test(text)));
  const written = [average, average.replace('.', ',')];
  return isSaid(count) && written.some(isSaid)
    ? []
    : [`tells search engines ${average} of ${valueIn(rating, 'reviewCount')}, which the page does not say`];
}

/** What is wrong with what a page tells search engines. */
export function dataFlaws(path: string, page: SeenPage): string[] {
  const blocks: unknown[] = page.data.map((block) => JSON.parse(block));
  const types = blocks.map((block) => valueIn(block, '@type'));
  const missing = wanted
    .filter((kind) => kind.path.test(path))
    .flatMap((kind) => kind.types.filter((type) => !types.includes(type)));
  const products = blocks.filter((block) => valueIn(block, '@type') === 'Product');
  return [
    ...missing.map((type) => `has no ${type} in its structured data`),
    ...products.flatMap((product) => [
      ...priceFlaws(product, path.split('/')[1] ?? '', page),
      ...stockFlaws(product, page.language.slice(0, 2), page),
      ...ratingFlaws(product, page),
    ]),
  ];
}
