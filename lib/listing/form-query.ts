import { rangeFacetCodes } from '@/api/contract/facets';
import {
  type ListingQuery,
  type ListingType,
  parseListingQuery,
  type SortCode,
} from '@/api/contract/listing-query';

/** The order a listing has when its address names none. */
export function defaultSort(type: ListingType): SortCode {
  if (type === 'search') return 'relevance';
  return type === 'newest' ? 'newest' : 'popular';
}

const wholeUnits = (text: string) =>
  text
    .replace(/[.,]\d{1,2}$/, '')
    .replace(/\D/g, '')
    .slice(0, 7);

/** Two inputs of one name as `from-to`; a turned pair is turned back, an empty pair is no range. */
function rangeText(entries: FormDataEntryValue[]): string | null {
  const [from = '', to = ''] = entries.map((entry) => wholeUnits(typeof entry === 'string' ? entry : ''));
  if (from === '' && to === '') return null;
  return from !== '' && to !== '' && Number(from) > Number(to) ? `${to}-${from}` : `${from}-${to}`;
}

/** The query of a filled-in filter form; always its first page. */
export function queryFromForm(form: FormData, type: ListingType): ListingQuery {
  const params = new URLSearchParams();
  for (const [key, entry] of form) {
    if (typeof entry === 'string' && !rangeFacetCodes.some((code) => code === key)) params.append(key, entry);
  }
  for (const code of rangeFacetCodes) {
    const text = rangeText(form.getAll(code));
    if (text) params.set(code, text);
  }
  const { query } = parseListingQuery(params);
  return { ...query, page: 1, sort: query.sort === defaultSort(type) ? null : query.sort };
}
