import { call } from '../call.ts';
import type { Listing, Suggestion } from '../listing.ts';
import type { ListingParameters } from '../listing-query.ts';
import type { searchRedirectSchema } from '../template.ts';

export const readListing = call('GET', 'products-listing').query<ListingParameters>().answersOne<Listing>();
export const listSearchRedirects = call('GET', 'searchRedirects').answers<typeof searchRedirectSchema>();
export const suggest = call('GET', 'suggest').query<{ term?: string }>().answersOne<Suggestion>();
