import { call } from '../call.ts';
import type {
  countryAnswerSchema,
  czechInputSchema,
  czechSuggestionsSchema,
  FoundAddress,
  FoundPlace,
  PlaceName,
  postcodeQuerySchema,
} from '../lookup.ts';

export const findAddresses = call('GET', 'address/find')
  .query<{ text: string; container?: string; countries?: string; language?: string; limit?: number }>()
  .answers<FoundAddress>();
export const retrieveAddress = call('GET', 'address/retrieve').query<{ id: string }>().answers<FoundPlace>();
export const findByPostcode = call('GET', 'address/postcode')
  .query<typeof postcodeQuerySchema>()
  .answers<FoundPlace>();
export const suggestCzechAddresses = call('POST', 'locations/cz')
  .takes<typeof czechInputSchema>()
  .answers<typeof czechSuggestionsSchema>();
export const listCities = call('GET', 'lookup/cities')
  .query<{ country?: string; all?: string; orderBy?: string }>()
  .answers<PlaceName>();
export const listCounties = call('GET', 'lookup/counties').query<{ cityId: string }>().answers<PlaceName>();
export const readCountry = call('GET', 'lookup/country').answersOne<typeof countryAnswerSchema>();
