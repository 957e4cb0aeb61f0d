import * as calls from '@/api/contract/calls/personalisation';
import type { Profile } from '@/api/contract/personalisation';
import { withSession } from '@/lib/auth/session';
import type { SiteRules } from '@/lib/sites/models';
import { findVisitor } from './visitor';

export const channels = ['email', 'sms', 'push'] as const;
export type Channel = (typeof channels)[number];

const toChannels = (subscriptions: readonly string[]): Channel[] =>
  channels.filter((channel) => subscriptions.includes(channel));

/** The channels by which the visitor wants to hear; null for whoever does not allow personalisation. @throws ApiFailure */
export async function readSubscriptions(site: SiteRules): Promise<Channel[] | null> {
  if (!(await findVisitor(site))) return null;
  const visitor = await withSession(site, (api) => api.send(calls.initVisitor, { items: [{}] }));
  return visitor.consent ? toChannels(visitor.subscriptions) : null;
}

/** @returns what is so now; null for whoever does not allow personalisation any more. @throws ApiFailure */
export async function setSubscription(
  site: SiteRules,
  channel: Channel,
  isSubscribed: boolean,
): Promise<Channel[] | null> {
  if (!(await findVisitor(site))) return null;
  const visitor = await withSession(site, (api) =>
    api.send(calls.setSubscription, { items: [{ channel, isSubscribed }] }),
  );
  return visitor.consent ? toChannels(visitor.subscriptions) : null;
}

/** Tells personalisation what customers tell of themselves, with their consent. @throws ApiFailure */
export async function tellProfile(site: SiteRules, profile: Omit<Profile, 'id'>): Promise<void> {
  const visitor = await findVisitor(site);
  if (!visitor) return;
  const item = { ...profile, id: visitor.visitorId };
  await withSession(site, (api) => api.send(calls.setVisitorProfile, { items: [item] }));
}
