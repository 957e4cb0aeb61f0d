import { call } from '../call.ts';
import type { Listing } from '../listing.ts';
import type {
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
  Visitor,
} from '../personalisation.ts';

export const initVisitor = call('POST', 'personalisation/init')
  .takes<typeof initSchema>()
  .answersOne<Visitor>();
export const setVisitorProfile = call('POST', 'personalisation/profile')
  .takes<typeof profileSchema>()
  .answersOne<Visitor>();
export const addSegment = call('POST', 'personalisation/segment')
  .takes<typeof segmentSchema>()
  .answersOne<Visitor>();
export const setSubscription = call('POST', 'personalisation/subscription')
  .takes<typeof subscriptionSchema>()
  .answersOne<Visitor>();
export const trackEvents = call('POST', 'personalisation/track')
  .takes<typeof eventSchema>()
  .answersOne<typeof trackedSchema>();
export const recommend = call('POST', 'personalisation/recommend')
  .takes<typeof recommendInputSchema>()
  .answers<typeof recommendationSchema>();
export const suggestToVisitor = call('POST', 'personalisation/suggest')
  .takes<typeof suggestInputSchema>()
  .answersOne<typeof personalSuggestionSchema>();
export const searchForVisitor = call('POST', 'personalisation/search')
  .takes<typeof searchInputSchema>()
  .answersOne<Listing>();
