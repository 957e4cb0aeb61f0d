import { call } from '../call.ts';
import type { Listing, Suggestion } from '../listing.ts';
import type { ListingParameters } from '../listing-query.ts';

export const readListing = call('GET', 'products-listing').query<ListingParameters>().answersOne<Listing>();
export const suggest = call('GET', 'suggest').query<{ term?: string }>().answersOne<Suggestion>();
