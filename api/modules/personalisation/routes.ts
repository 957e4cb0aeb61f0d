import * as calls from '../../contract/calls/personalisation.ts';
import { listingSchema } from '../../contract/listing.ts';
import {
  eventSchema,
  initSchema,
  personalSuggestionSchema,
  profileSchema,
  recommendationSchema,
  recommendInputSchema,
  searchInputSchema,
  segmentSchema,
  subscriptionSchema,
  suggestInputSchema,
  trackedSchema,
  visitorSchema,
} from '../../contract/personalisation.ts';
import { type Owner, ownerOf } from '../../http/owner.ts';
import { mostItems } from '../../http/parse-input.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { personalSearch, personalSuggest } from './personal-search.ts';
import { recommend } from './recommend.ts';
import { track } from './track.ts';
import { addSegment, checkVisitorId, initVisitor, manageSubscription, setProfile } from './visitor.ts';

const errors = ['access-denied'] as const;
const token = { auth: 'token', errors } as const;
const limit = { points: 300, seconds: 60 };
/** Of one page. */
const maxWidgets = 6;

/** The visitor is the token's; an id that is sent along must be the same. */
function visitorOf(call: Parameters<typeof ownerOf>[0], named: string | undefined): Owner {
  const owner = ownerOf(call);
  checkVisitorId(named, owner);
  return owner;
}

const visitorRoutes: Route[] = [
  defineRoute(
    calls.initVisitor,
    {
      ...token,
      summary:
        'Begin personalisation. Only with `consent: true` anything of the visitor is stored; `consent: false` deletes ' +
        'all of it; left out, it stays as it was decided. Another id than the token names is refused, here and below',
      limit,
      body: initSchema,
      response: visitorSchema,
    },
    async (call, services) => {
      const [{ visitorId, consent }] = call.items;
      return [await initVisitor(visitorOf(call, visitorId), consent, services)];
    },
  ),
  defineRoute(
    calls.setVisitorProfile,
    {
      ...token,
      summary: 'Set the profile of the visitor; without consent nothing is stored',
      limit,
      body: profileSchema,
      response: visitorSchema,
    },
    async (call, services) => {
      const [profile] = call.items;
      return [await setProfile(visitorOf(call, profile.id), profile, services)];
    },
  ),
  defineRoute(
    calls.addSegment,
    {
      ...token,
      summary: 'Add the visitor to a segment of remote config; without consent nothing is stored',
      limit,
      body: segmentSchema,
      response: visitorSchema,
    },
    async (call, services) => {
      const [{ visitorId, segment }] = call.items;
      return [await addSegment(visitorOf(call, visitorId), segment, services)];
    },
  ),
  defineRoute(
    calls.setSubscription,
    {
      ...token,
      summary: 'Subscribe the visitor to a channel or end that; without consent nothing is stored',
      limit,
      body: subscriptionSchema,
      response: visitorSchema,
    },
    async (call, services) => {
      const [{ visitorId, ...subscription }] = call.items;
      return [await manageSubscription(visitorOf(call, visitorId), subscription, services)];
    },
  ),
  defineRoute(
    calls.trackEvents,
    {
      ...token,
      summary:
        'What the visitor did, 100 events at most. Not stored: anything without consent, repetitions within half an ' +
        'hour, products the site does not sell, and orders of somebody else. Totals of all visitors name nobody',
      limit,
      body: eventSchema,
      maxItems: mostItems,
      response: trackedSchema,
    },
    async (call, services) => {
      const owner = ownerOf(call);
      for (const { visitorId } of call.items) checkVisitorId(visitorId, owner);
      return [{ stored: await track(owner, call.items, services) }];
    },
  ),
];

const answerRoutes: Route[] = [
  defineRoute(
    calls.recommend,
    {
      ...token,
      summary:
        'Products for each widget, six at most: viewed or bought together with a product, for this visitor, popular, or viewed ' +
        'before. Without consent popularity alone decides. Never sold out, in the basket or bought before',
      limit,
      body: recommendInputSchema,
      maxItems: maxWidgets,
      response: recommendationSchema,
      errors: [...errors, 'product-not-found'],
    },
    (call, services) =>
      Promise.all(
        // Async, so that a refusal of one is never thrown past the promises of the others.
        call.items.map(async ({ visitorId, params }) =>
          recommend(visitorOf(call, visitorId), params, call, services),
        ),
      ),
  ),
  defineRoute(
    calls.suggestToVisitor,
    {
      ...token,
      summary: 'Suggestions for what is being typed, with the own earlier searches of the visitor',
      limit,
      body: suggestInputSchema,
      response: personalSuggestionSchema,
    },
    async (call, services) => {
      const [{ visitorId, params }] = call.items;
      const owner = visitorOf(call, visitorId);
      return [await personalSuggest(owner, params.term, call, services)];
    },
  ),
  defineRoute(
    calls.searchForVisitor,
    {
      ...token,
      summary:
        'A page of search results; by relevance, what the visitor is interested in climbs a few places',
      limit,
      body: searchInputSchema,
      response: listingSchema,
      errors: [...errors, 'unknown-facet', 'unknown-sort', 'invalid-page', 'invalid-size'],
    },
    async (call, services) => {
      const [{ visitorId, params }] = call.items;
      const owner = visitorOf(call, visitorId);
      return [await personalSearch(owner, params, call, services)];
    },
  ),
];

export const routes: readonly Route[] = [...visitorRoutes, ...answerRoutes];
