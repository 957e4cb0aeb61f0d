import type { Suggestion } from '@/api/contract/listing';
import { formatMoney } from '@/lib/money/format';
import { toThumbPicture } from '@/lib/product-card/to-thumb-picture';
import { linkPath, productPath, searchPath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';
import type { SuggestionsModel } from './models';

const isSame = (text: string, asked: string) => text.toLowerCase() === asked.toLowerCase();

/** @param asked what has been typed: to search for it is no suggestion */
export function toSuggestions(
  { recentTerms = [], terms, categories, products }: Suggestion & { recentTerms?: readonly string[] },
  { code, locale }: Pick<SiteRules, 'code' | 'locale'>,
  asked = '',
): SuggestionsModel {
  const toSearch = (text: string) => ({ text, href: searchPath(code, text) });
  return {
    recent: recentTerms.map(toSearch),
    terms: terms.filter((text) => !recentTerms.includes(text) && !isSame(text, asked)).map(toSearch),
    categories: categories.map((link) => ({
      vsin: link.vsin,
      title: link.title,
      href: linkPath(code, link),
      picture: link.media && toThumbPicture(link.media),
    })),
    products: products.map((product) => ({
      vsin: product.vsin,
      title: product.title,
      href: productPath(code, product),
      picture: product.media[0] ? toThumbPicture(product.media[0]) : null,
      price: formatMoney(product.unitPrice, locale),
    })),
  };
}
