import { object, string } from 'yup';
import * as calls from '../../contract/calls/lookup.ts';
import { splitHouseNumber } from '../../contract/house-number.ts';
import {
  countryAnswerSchema,
  czechInputSchema,
  czechSuggestionsSchema,
  findAddressQuerySchema,
  foundAddressSchema,
  foundPlaceSchema,
  placeNameSchema,
  postcodeQuerySchema,
  retrieveAddressQuerySchema,
} from '../../contract/lookup.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { countryOf } from './country.ts';
import { putFirst } from './turkey.ts';

/** Somebody typing asks a few times a second; the services behind may cost money. */
const limit = { points: 120, seconds: 60, isGuard: true } as const;
/** Fields of an address are asked for once it is chosen. */
const chosenLimit = { points: 60, seconds: 600, isGuard: true } as const;
/** Each is a question of its own. */
const mostTexts = 5;
const dayCache = 'public, max-age=86400';
const minuteCache = 'public, max-age=60';

const addressRoutes: Route[] = [
  defineRoute(
    calls.findAddresses,
    {
      summary:
        'Addresses that begin like `text`, 5 unless `limit` says otherwise; a result of type `container` is looked ' +
        'into by sending its id as `container`. Empty when the service behind fails or takes over two seconds',
      auth: 'none',
      limit,
      query: findAddressQuerySchema,
      response: foundAddressSchema,
    },
    async ({ query, site, language }, { lookup }) => {
      const input = findAddressQuerySchema.cast(Object.fromEntries(query));
      const countries = input.countries ? input.countries.toUpperCase().split(',') : site.countries;
      return lookup.findAddresses({
        text: input.text,
        container: input.container || null,
        countries,
        language: (input.language || language).slice(0, 2).toLowerCase(),
        limit: Number(input.limit || 5),
      });
    },
  ),
  defineRoute(
    calls.retrieveAddress,
    {
      summary:
        'The fields of an address found before; empty for an unknown id and when the service behind fails',
      auth: 'none',
      limit: chosenLimit,
      query: retrieveAddressQuerySchema,
      response: foundPlaceSchema,
    },
    async ({ query }, { lookup }) => {
      const place = await lookup.retrieveAddress(query.get('id') ?? '');
      return place ? [place] : [];
    },
  ),
  defineRoute(
    calls.findByPostcode,
    {
      summary:
        'Street and city of a postcode and house number (the Netherlands unless `country` says otherwise); empty ' +
        'when unknown and when the service behind fails, then the shopper types them',
      auth: 'none',
      limit: chosenLimit,
      query: postcodeQuerySchema,
      response: foundPlaceSchema,
    },
    async ({ query }, { lookup }) => {
      const { zipCode, houseNumber, addition, country } = postcodeQuerySchema.cast(Object.fromEntries(query));
      const parts = splitHouseNumber(houseNumber);
      if (!parts) return [];
      const place = await lookup.findByPostcode({
        zipCode,
        houseNumber: parts.number,
        addition: addition || parts.addition,
        country: country ?? 'NL',
      });
      return place ? [place] : [];
    },
  ),
  defineRoute(
    calls.suggestCzechAddresses,
    {
      summary:
        'Czech addresses that begin like the text, at most `limit`; accents may be left out. The fields of one that has an ' +
        'id are asked for by `address/retrieve`',
      auth: 'none',
      limit,
      body: czechInputSchema,
      takesRow: true,
      maxItems: mostTexts,
      response: czechSuggestionsSchema,
    },
    ({ items }, { lookup }) =>
      Promise.all(
        items.map(async ({ values, limit: most }) => ({
          suggestions: await lookup.suggestCzech(values.WHOLE_ADDRESS, most),
        })),
      ),
  ),
];

const placeRoutes: Route[] = [
  defineRoute(
    calls.listCities,
    {
      summary:
        'All cities of Turkey, the id is the plate code: those of checkoutCityOrders first, the others in the order of the ' +
        'alphabet; empty for other countries',
      auth: 'none',
      cacheControl: minuteCache,
      query: object({ country: string().max(2), all: string().max(5), orderBy: string().max(20) }),
      response: placeNameSchema,
    },
    async ({ query, site }, { lookup, config }) =>
      (query.get('country') ?? 'TR').toUpperCase() === 'TR'
        ? putFirst(await lookup.turkey.listCities(), config(site.code).checkoutCityOrders)
        : [],
  ),
  defineRoute(
    calls.listCounties,
    {
      summary: 'All counties of a Turkish city in the order of the alphabet; empty for an unknown city',
      auth: 'none',
      cacheControl: dayCache,
      query: object({ cityId: string().max(10).required('required') }),
      response: placeNameSchema,
    },
    ({ query }, { lookup }) => lookup.turkey.listCounties(query.get('cityId') ?? ''),
  ),
  defineRoute(
    calls.readCountry,
    {
      summary:
        'Country of the network address the call came from, looked up inside this server and kept nowhere; the ' +
        'default country of the site where that is unknown or private',
      auth: 'none',
      response: countryAnswerSchema,
    },
    async ({ clientIp, site }) => [{ country: countryOf(clientIp) ?? site.defaultCountry }],
  ),
];

export const routes: readonly Route[] = [...addressRoutes, ...placeRoutes];
