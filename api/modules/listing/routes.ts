import { object, type Schema, string } from 'yup';
import * as calls from '../../contract/calls/listing.ts';
import { facetCodes } from '../../contract/facets.ts';
import { listingSchema } from '../../contract/listing.ts';
import {
  type ListingParameters,
  type ListingType,
  listingTypes,
  parseListingQuery,
} from '../../contract/listing-query.ts';
import { ApiError } from '../../http/api-error.ts';
import { internalClient } from '../../http/client-ip.ts';
import { defineRoute } from '../../http/route.ts';
import { readListing } from './listing-page.ts';
import type { ListingRequest } from './resolve-listing.ts';

const vsinPatterns: Partial<Record<ListingType, RegExp>> = {
  category: /^C\d{1,9}$/,
  collection: /^CL\d{1,9}$/,
  tag: /^T\d{1,9}$/,
};

/** For the description; the values are read by `parseListingQuery`, which has a code for each problem. */
const parameters: Schema<ListingParameters> = object({
  type: string().oneOf(listingTypes).required(),
  ...Object.fromEntries(
    ['vsin', 'term', 'showroomId', 'open', 'sort', 'page', 'size', ...facetCodes].map((name) => [
      name,
      string(),
    ]),
  ),
});

/** @throws ApiError 400 with the first problem's code and every problem as a field. */
function parseRequest(params: URLSearchParams): ListingRequest {
  const type = listingTypes.find((known) => known === params.get('type'));
  if (!type) {
    const values = { values: listingTypes.join(', ') };
    throw new ApiError('invalid-input', undefined, [{ property: 'type', message: 'oneOf', values }]);
  }
  const pattern = vsinPatterns[type];
  const vsin = pattern ? params.get('vsin') : null;
  if (pattern && vsin === null)
    throw new ApiError('invalid-input', undefined, [{ property: 'vsin', message: 'required' }]);
  if (pattern && !pattern.test(vsin ?? '')) throw new ApiError('resource-not-found');
  const { query, problems } = parseListingQuery(params);
  const [first] = problems;
  if (first) {
    const fields = problems.map(({ property }) => ({ property, message: 'invalid' }));
    throw new ApiError(first.code, undefined, fields);
  }
  return { type, vsin, query };
}

const listing = defineRoute(
  calls.readListing,
  {
    summary:
      'A page of products with facets; `vsin` for a category, collection or tag, `term` for a search, ' +
      'filters such as `colour=beige,green` and `price=200-900`',
    auth: 'none',
    query: parameters,
    response: listingSchema,
    errors: [
      'invalid-input',
      'unknown-facet',
      'unknown-sort',
      'invalid-page',
      'invalid-size',
      'resource-not-found',
    ],
  },
  async (call, services) => {
    // A listing in a browser asks here for its filters: a closed shop (§4) is met there too, by the page that follows.
    const isClosed = services.config(call.site.code).maintenanceMode && call.clientIp !== internalClient;
    if (isClosed) throw new ApiError('unavailable');
    return [await readListing(services, call, parseRequest(call.query))];
  },
);

export const routes = [listing];
