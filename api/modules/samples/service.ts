import { siteIdentities } from '../../../sites/identities.ts';
import { toAddressLines } from '../../contract/address-lines.ts';
import type { TokenClaims } from '../../contract/auth.ts';
import { dayMs } from '../../contract/calendar.ts';
import type { ExportedSampleRequest } from '../../contract/customer.ts';
import { sampleRules } from '../../contract/sample-rules.ts';
import {
  type AdminSampleRequest,
  type SampleAddress,
  type SampleRequest,
  type SampleRequestInput,
  sampleRequestSchema,
} from '../../contract/samples.ts';
import type { SiteRules } from '../../contract/sites.ts';
import type { Db, Tx } from '../../db/client.ts';
import { ApiError } from '../../http/api-error.ts';
import { doOnce, readIdempotencyKey } from '../../http/idempotency.ts';
import { localeOf } from '../../messages/money-text.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { wholeAddress } from '../address/repo.ts';
import { queueMail } from '../outbox/queue.ts';
import type { OptionValue } from '../product/card-rows.ts';
import { pickText } from '../product/localise.ts';
import { listSamples } from './offered.ts';
import * as repo from './repo.ts';

type Titles = ReadonlyMap<string, OptionValue>;

function titleOf(code: string, titles: Titles, { language }: RequestContext): string {
  const known = titles.get(code.replace('.', ':'));
  // A colour may have gone since it was asked for.
  return known ? pickText(known.title, language) : code;
}

function toRequest(
  { id, status, samples, createdAt, sentAt }: repo.StoredRequest,
  titles: Titles,
  context: RequestContext,
): SampleRequest {
  return {
    id,
    status,
    samples: samples.map((code) => ({ code, title: titleOf(code, titles, context) })),
    requestedAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}

export function linesOf(address: SampleAddress, context: RequestContext): string[] {
  const countries = new Intl.DisplayNames(localeOf(context), { type: 'region' });
  return toAddressLines(address, 'book', countries.of(address.country)).filter((line) => line !== '');
}

function toAdminRequest(stored: repo.StoredRequest, titles: Titles, context: RequestContext) {
  const { address } = stored;
  const name = [address.firstName, address.lastName].join(' ').trim();
  return {
    ...toRequest(stored, titles, context),
    email: address.email,
    address: [name, ...linesOf(address, context)],
  };
}

/** However it is spelled: `1012 AB 12-b` and `1012ab 12 B` are one place. */
function placeOf({ country, zipCode, street, houseNumber, addition }: SampleAddress): string {
  const where = zipCode === '' ? street : zipCode;
  return [country, where, houseNumber, addition]
    .join(' ')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function checkCountry({ country }: SampleAddress, site: SiteRules): void {
  if (!site.countries.includes(country))
    throw new ApiError('invalid-input', undefined, [{ property: 'country', message: 'invalid' }]);
}

async function checkSamples(
  wanted: readonly string[],
  context: RequestContext,
  services: Services,
): Promise<void> {
  const offered = new Set((await listSamples(context, services)).map(({ code }) => code));
  if (wanted.some((code) => !offered.has(code)))
    throw new ApiError('invalid-input', undefined, [{ property: 'samples', message: 'invalid' }]);
}

/** The shopper gets a copy, the shop a note that there is something to send. */
async function tellBoth(
  tx: Tx,
  { id, address, customerId }: repo.StoredRequest,
  { site, language }: RequestContext,
): Promise<void> {
  const mail = { site: site.code, language, data: { requestId: id, customerId } };
  await queueMail(tx, {
    ...mail,
    recipient: address.email,
    kind: 'samples-requested',
    causeKey: `samples-requested:${id}`,
  });
  await queueMail(tx, {
    ...mail,
    language: site.language,
    data: { requestId: id, customerId: null },
    recipient: siteIdentities[site.code].contact.email,
    kind: 'samples-to-send',
    causeKey: `samples-to-send:${id}`,
  });
}

/** Each is a mail to an address that nobody has proven to be theirs. */
const perAddress = { points: 5, seconds: 86_400 };

/**
 * Keeps what somebody asks for, once for each Idempotency-Key.
 * @throws ApiError invalid-input (country, samples), too-many-samples, too-many-requests, idempotency-conflict
 */
export async function requestSamples(
  context: RequestContext & { claims: TokenClaims; request: Request },
  { samples, ...address }: SampleRequestInput,
  services: Services,
): Promise<SampleRequest> {
  const { site, language, claims, request } = context;
  const payload = { sampleRequest: { site: site.code, samples, address } };
  const call = { ownerId: claims.sub, key: readIdempotencyKey(request), payload };
  checkCountry(address, site);
  await checkSamples(samples, context, services);
  const createdAt = services.now();
  const since = new Date(createdAt.getTime() - sampleRules.days * dayMs);
  const place = placeOf(address);
  const customerId = claims.type === 'Customer' ? claims.sub : null;
  const titles = await services.catalogue.optionValues();
  const count = () => services.limits.consume('samples-address', `${site.code} ${address.email}`, perAddress);
  const work = async (tx: Tx) => {
    if ((await repo.countForPlace(tx, { site: site.code, place, since })) >= sampleRules.requests)
      throw new ApiError('too-many-samples');
    const values = { site: site.code, language, samples, address, place, customerId, createdAt };
    const stored = await repo.insertRequest(tx, values);
    await tellBoth(tx, stored, context);
    return toRequest(stored, titles, context);
  };
  return doOnce(services.db, call, sampleRequestSchema, { count, work });
}

export async function listForStaff(
  context: RequestContext,
  asked: Omit<Parameters<typeof repo.listRequests>[1], 'site'> & {
    paging: Parameters<typeof repo.listRequests>[2];
  },
  { db, catalogue }: Services,
): Promise<AdminSampleRequest[]> {
  const { status, paging } = asked;
  const [titles, found] = await Promise.all([
    catalogue.optionValues(),
    repo.listRequests(db, { site: context.site.code, status }, paging),
  ]);
  return found.map((stored) => toAdminRequest(stored, titles, context));
}

/** Staff have posted them, which the shopper is told once. Told again, it stays as it is. @throws ApiError resource-not-found */
export async function recordSent(
  context: RequestContext & { claims: TokenClaims },
  id: string,
  { db, now, catalogue }: Services,
): Promise<AdminSampleRequest> {
  const { site, claims } = context;
  const titles = await catalogue.optionValues();
  return db.transaction(async (tx) => {
    const stored = await repo.lockRequest(tx, site.code, id);
    if (!stored) throw new ApiError('resource-not-found');
    if (stored.status === 'sent') return toAdminRequest(stored, titles, context);
    const sent = { sentAt: now(), sentBy: claims.sub };
    await repo.saveSent(tx, id, sent);
    await queueMail(tx, {
      site: site.code,
      language: stored.language,
      recipient: stored.address.email,
      kind: 'samples-sent',
      data: { requestId: id, customerId: stored.customerId },
      causeKey: `samples-sent:${id}`,
    });
    return toAdminRequest({ ...stored, ...sent, status: 'sent' }, titles, context);
  });
}

/** A customer's own, for their export. */
export async function exportRequests(
  context: RequestContext,
  customerId: string,
  { db, catalogue }: Services,
): Promise<ExportedSampleRequest[]> {
  const titles = await catalogue.optionValues();
  return (await repo.listRequestsOf(db, customerId)).map((stored) => ({
    ...toRequest(stored, titles, context),
    address: wholeAddress(stored.address),
  }));
}

/** For the mails about one; null once it is deleted. */
export async function readForMail(db: Db, titles: Titles, context: RequestContext, id: string) {
  const stored = await repo.findRequest(db, id);
  return stored && { name: stored.address.firstName, ...toAdminRequest(stored, titles, context) };
}
