import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { apiTexts } from '../../../messages/api.ts';
import { editionCode } from '../../../sites/editions.ts';
import { siteIdentities } from '../../../sites/identities.ts';
import { inLanguage } from '../../../sites/in-language.ts';
import { contentPath } from '../../contract/page-paths.ts';
import { returnDaysOf } from '../../contract/return-days.ts';
import { ApiError } from '../../http/api-error.ts';
import type { RequestContext } from '../../request-context.ts';
import { localDate } from '../../runtime/local-date.ts';
import type { Services } from '../../services.ts';
import { addWorkingDays } from '../delivery/working-days.ts';
import { listPolicies } from '../policies/service.ts';
import { feedVersion } from './feed-version.ts';
import type { FeedFormat, FeedShop } from './formats/format.ts';
import { feedFormats } from './formats/formats.ts';
import { readFeed } from './read-feed.ts';

/** Services fetch a feed a few times a day; what they keep that long may be a quarter of an hour old. */
const cacheControl = 'public, max-age=900';

async function openShop(services: Services, context: RequestContext): Promise<FeedShop> {
  const { site, language } = context;
  const code = editionCode(site, language);
  const { publicUrl } = services.environment;
  const absolute = (path: string) => new URL(path, `${publicUrl}/`).href;
  const within = (slug: string) => absolute(`/${code}/${slug}`);
  const policies = await listPolicies(context, services);
  const today = localDate(services.now(), site.timeZone);
  // A shop that opens after signing in is one for businesses (§4).
  const isForBusinesses = site.afterSignOut === 'sign-in';
  return {
    site,
    name: inLanguage(siteIdentities, { code, language }).name,
    home: absolute(`/${code}`),
    absolute,
    within,
    policies: new Map(policies.map(({ policy, slug }) => [policy, within(contentPath(slug).slice(1))])),
    returnDays: isForBusinesses ? null : returnDaysOf(services.config(site.code)),
    workingDays: apiTexts[language].workingDays,
    dayIn: (days) => addWorkingDays(today, days, site.defaultCountry),
  };
}

/** Line by line, as the database answers: the whole of a large catalogue is in no memory at once. */
async function* write(format: FeedFormat, shop: FeedShop, services: Services, context: RequestContext) {
  yield format.open(shop);
  let after: string | null = null;
  for (;;) {
    const items = await readFeed(services, context, { after, category: null });
    const last = items.at(-1);
    if (!last) break;
    yield items.map((item) => format.item(item, shop) ?? '').join('');
    after = last.vsin;
  }
  yield format.close;
}

function isKnown(header: string | null, etag: string): boolean {
  return (header ?? '').split(',').some((tag) => tag.trim() === etag || tag.trim() === '*');
}

function takesGzip(accepted: string | null): boolean {
  return (accepted ?? '')
    .split(',')
    .some((offer) => /^\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/i.test(offer));
}

/** @throws ApiError `resource-not-found` for a file that the site has not */
export async function answerFeed(
  name: string,
  { headers }: Request,
  services: Services,
  context: RequestContext,
): Promise<Response> {
  const { site, language } = context;
  const format = Object.hasOwn(feedFormats, name) ? feedFormats[name] : undefined;
  if (!format || (format.sites && !format.sites.includes(site.code)))
    throw new ApiError('resource-not-found');
  const shop = await openShop(services, context);
  const { now, db, config, environment } = services;
  const etag = `W/"${await feedVersion(db, [
    ...[name, site.code, language, environment.publicUrl, localDate(now(), site.timeZone)],
    JSON.stringify(config(site.code)),
  ])}"`;
  const common = { etag, 'cache-control': cacheControl, vary: 'accept-encoding' };
  if (isKnown(headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: common });
  const lines = Readable.from(write(format, shop, services, context), { objectMode: false });
  const isPacked = takesGzip(headers.get('accept-encoding'));
  return new Response(streamOf(isPacked ? packed(lines) : lines), {
    headers: {
      ...common,
      'content-type': format.contentType,
      ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
    },
  });
}

/** As an answer takes it: read when somebody reads on, and let go of when nobody does. */
function streamOf(source: Readable): ReadableStream<Uint8Array> {
  const pieces = source[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel() {
      source.destroy();
    },
  });
}

/** What fails ends the answer before its end, so that nobody takes half of a feed for all of it. */
function packed(lines: Readable): Readable {
  const gzip = createGzip();
  lines.on('error', (error) => gzip.destroy(error));
  gzip.on('close', () => lines.destroy());
  return lines.pipe(gzip);
}
