import { queryOptions, skipToken } from '@tanstack/react-query';
import * as calls from '@/api/contract/calls/lookup';
import { type FoundPlace, maxCzechSuggestions } from '@/api/contract/lookup';
import type { CountryCode } from '@/api/contract/sites';
import { browserApi } from '@/lib/api/browser';
import type { SiteRules } from '@/lib/sites/models';
import { hasCityList } from './cities';

type SiteOfCall = Pick<SiteRules, 'code'>;

/** What a suggestion writes into the form; empty where nobody knows it. */
export type SuggestedPlace = Pick<FoundPlace, 'street' | 'houseNumber' | 'addition' | 'zipCode' | 'city'>;
export type AddressSuggestion = {
  id: string;
  text: string;
  description: string;
  /** A street or building with further addresses in it. */
  isContainer: boolean;
  /** Null while it has to be asked for. */
  place: SuggestedPlace | null;
};
export type SuggestionQuestion = { country: CountryCode; text: string; container: string | null };

const fewestSigns = 3;

/** What is looked for: the street, within the postcode where there is one; null for too little to go by. */
export function suggestionText(street: string, zipCode: string): string | null {
  const text = `${street.trim()} ${zipCode.trim()}`.trim();
  return text.length < fewestSigns ? null : text;
}

/** Not where provinces and their districts are listed. */
export function canSuggest(country: CountryCode): boolean {
  return !hasCityList(country);
}

async function suggestCzech(site: SiteOfCall, text: string, signal: AbortSignal) {
  const values = { WHOLE_ADDRESS: text };
  const item = { fieldType: 'WHOLE_ADDRESS', values, limit: maxCzechSuggestions } as const;
  const options = { items: [item], token: null, signal };
  const [answer] = await browserApi(site).send(calls.suggestCzechAddresses, options);
  return (answer?.suggestions ?? []).map(({ id, type, values: found }): AddressSuggestion => {
    const isContainer = type === 'container';
    if (id !== null) return { id, text: found.WHOLE_ADDRESS, description: '', isContainer, place: null };
    const { STREET: street, NUMBER: houseNumber, CITY: city, ZIP: zipCode } = found;
    return {
      id: found.WHOLE_ADDRESS,
      text: `${street} ${houseNumber}`.trim(),
      description: `${zipCode} ${city}`,
      isContainer,
      place: { street, houseNumber, addition: '', zipCode, city },
    };
  });
}

async function suggest(
  site: SiteOfCall,
  { country, text, container }: SuggestionQuestion,
  signal: AbortSignal,
) {
  if (country === 'CZ' && container === null) return suggestCzech(site, text, signal);
  const query = { text, countries: country, ...(container === null ? {} : { container }) };
  const found = await browserApi(site).send(calls.findAddresses, { query, token: null, signal });
  return found.map(({ type, ...rest }): AddressSuggestion => {
    return { ...rest, isContainer: type === 'container', place: null };
  });
}

/** Addresses that could be meant; none when the look-up fails (§8), and nobody is asked without a question. */
export function suggestionsQuery(site: SiteOfCall, asked: SuggestionQuestion | null) {
  return queryOptions<AddressSuggestion[]>({
    queryKey: ['address-suggestions', site.code, asked],
    queryFn: asked ? ({ signal }) => suggest(site, asked, signal).catch(() => []) : skipToken,
    staleTime: 600_000,
    retry: false,
  });
}

/** The fields of a suggestion; null when nobody tells them, and the shopper fills them in. */
export async function placeOf(
  site: SiteOfCall,
  suggestion: AddressSuggestion,
): Promise<SuggestedPlace | null> {
  if (suggestion.place) return suggestion.place;
  try {
    const options = { query: { id: suggestion.id }, token: null };
    const [place] = await browserApi(site).send(calls.retrieveAddress, options);
    return place ?? null;
  } catch {
    return null;
  }
}
