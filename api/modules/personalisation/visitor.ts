import type {
  Profile,
  subscriptionChannels,
  Visitor,
  VisitorExport,
} from '../../contract/personalisation.ts';
import type { Tx } from '../../db/client.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Owner } from '../../http/owner.ts';
import type { Services } from '../../services.ts';
import { listHistory } from './event-repo.ts';
import { deleteVisitor, findVisitor, insertVisitor, lockVisitor, updateVisitor } from './visitor-repo.ts';

const maxSegments = 50;

type Row = NonNullable<Awaited<ReturnType<typeof findVisitor>>>;

/** @throws ApiError access-denied when an id is named that is not the token's own */
export function checkVisitorId(named: string | undefined, { ownerId }: Owner): void {
  if (named !== undefined && named.toLowerCase() !== ownerId.toLowerCase())
    throw new ApiError('access-denied');
}

/** All that is stored of the visitor, the latest event first. */
export async function exportVisitor(owner: Owner, { db }: Services): Promise<VisitorExport> {
  const history = await listHistory(db, owner);
  return {
    ...toVisitor(await findVisitor(db, owner), owner),
    events: history.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
  };
}

function toVisitor(row: Row | null, { ownerId }: Owner): Visitor {
  return {
    visitorId: ownerId,
    consent: row !== null,
    profile: row?.profile ?? null,
    segments: row?.segments ?? [],
    subscriptions: row?.subscriptions ?? [],
  };
}

/**
 * Says what is known of the visitor. `consent: true` begins to store, `false` deletes everything stored of the visitor;
 * left out, it stays as it is.
 */
export async function initVisitor(
  owner: Owner,
  consent: boolean | undefined,
  services: Services,
): Promise<Visitor> {
  const now = services.now();
  if (consent === undefined) return toVisitor(await findVisitor(services.db, owner), owner);
  return services.db.transaction(async (tx) => {
    if (consent) await insertVisitor(tx, owner, now);
    else await deleteVisitor(tx, owner);
    return toVisitor(await findVisitor(tx, owner), owner);
  });
}

/** Changes what is stored of the visitor; of one who did not agree nothing is, and nothing will be. */
async function change(
  owner: Owner,
  services: Services,
  step: (tx: Tx, row: Row) => Promise<void>,
): Promise<Visitor> {
  return services.db.transaction(async (tx) => {
    const row = await lockVisitor(tx, owner);
    if (row) await step(tx, row);
    return toVisitor(await findVisitor(tx, owner), owner);
  });
}

export function setProfile(owner: Owner, profile: Profile, services: Services): Promise<Visitor> {
  const stored = { ...profile, id: owner.ownerId };
  return change(owner, services, (tx) => updateVisitor(tx, owner, { profile: stored }));
}

/** @throws ApiError invalid-input for a segment that remote config does not name, and for too many */
export function addSegment(owner: Owner, segment: string, services: Services): Promise<Visitor> {
  const allowed = services.config(owner.site).personalisationSegments;
  const refuse = () => new ApiError('invalid-input', undefined, [{ property: 'segment', message: 'oneOf' }]);
  if (allowed.length > 0 && !allowed.includes(segment)) throw refuse();
  return change(owner, services, async (tx, row) => {
    const segments = [...new Set([...row.segments, segment])];
    if (segments.length > maxSegments) throw refuse();
    await updateVisitor(tx, owner, { segments });
  });
}

export function manageSubscription(
  owner: Owner,
  { channel, isSubscribed }: { channel: (typeof subscriptionChannels)[number]; isSubscribed: boolean },
  services: Services,
): Promise<Visitor> {
  return change(owner, services, async (tx, row) => {
    const others = row.subscriptions.filter((one) => one !== channel);
    await updateVisitor(tx, owner, { subscriptions: isSubscribed ? [...others, channel] : others });
  });
}
