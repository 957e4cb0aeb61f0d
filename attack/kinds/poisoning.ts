import type { Answer } from '../ask.ts';
import { coldPages } from '../cold-pages.ts';
import { inTurns } from '../in-turns.ts';
import { foreignHost, mark } from '../judge.ts';
import type { Context, Kind } from '../kind.ts';
import { someOf } from '../random.ts';
import { newClient } from '../shop.ts';

type Attack = { name: string; method?: string; query?: string; headers: Readonly<Record<string, string>> };

const hosts: Readonly<Record<string, string>> = {
  host: foreignHost,
  'x-forwarded-host': foreignHost,
  'x-host': foreignHost,
  'x-original-host': foreignHost,
  'x-http-host-override': foreignHost,
  forwarded: `for=${mark};host=${foreignHost};proto=gopher`,
  'x-forwarded-server': foreignHost,
  'x-forwarded-proto': mark,
  'x-forwarded-scheme': mark,
  'x-forwarded-port': '1',
  'x-forwarded-prefix': `/${mark}`,
  'x-forwarded-for': mark,
  'x-real-ip': mark,
  'x-original-url': `/${mark}`,
  'x-rewrite-url': `/${mark}`,
  origin: `https://${foreignHost}`,
  referer: `https://${foreignHost}/`,
};
const next: Readonly<Record<string, string>> = {
  'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
  'x-middleware-rewrite': `/nl/${mark}`,
  'x-middleware-next': '1',
  'x-middleware-prefetch': '1',
  'x-middleware-override-headers': 'host',
  'x-middleware-request-host': foreignHost,
  'x-middleware-set-cookie': `${mark}=1`,
  'x-invoke-path': `/${mark}`,
  'x-invoke-status': '404',
  'x-invoke-error': mark,
  'x-matched-path': `/${mark}`,
  'x-nextjs-data': '1',
  'x-now-route-matches': `1=${mark}`,
  'x-prerender-revalidate': mark,
  'next-action': mark,
  'next-router-prefetch': '1',
  'next-router-state-tree': mark,
  'next-router-segment-prefetch': '/_tree',
  'next-url': `/${mark}`,
  rsc: '1',
  purpose: 'prefetch',
};
const ours: Readonly<Record<string, string>> = {
  'x-linden-tags': mark,
  'x-linden-cache': mark,
  'x-linden-client': mark,
  'x-linden-site': 'tr',
  'x-request-id': `${mark}-${mark}`,
  authorization: `Bearer ${mark}`,
  cookie: `linden-role=Admin; ${mark}=1; NEXT_LOCALE=tr; __prerender_bypass=${mark}; __next_preview_data=${mark}`,
};
const ordinary: Readonly<Record<string, string>> = {
  'x-http-method-override': 'POST',
  'x-method-override': 'DELETE',
  range: 'bytes=0-10',
  'if-none-match': '*',
  'if-modified-since': 'Fri, 31 Dec 2100 23:59:59 GMT',
  'if-match': '"x"',
  'accept-language': `tr;q=1, ${mark}`,
  'accept-encoding': `${mark}, gzip;q=0`,
  accept: 'text/x-component',
  'cache-control': 'no-store',
  pragma: 'akamai-x-get-cache-key',
  te: 'trailers',
  'content-type': `text/html; charset=${mark}`,
  'save-data': 'on',
  'sec-gpc': '1',
  'sec-purpose': 'prefetch;prerender',
  'user-agent': `Mozilla/5.0 "><${mark}>`,
  'max-forwards': '0',
};
const attacks: readonly Attack[] = [
  ...Object.entries({ ...hosts, ...next, ...ours, ...ordinary }).map(([name, value]) => ({
    name,
    headers: { [name]: value },
  })),
  { name: 'every host at once', headers: { ...hosts, host: foreignHost } },
  { name: 'HEAD', method: 'HEAD', headers: {} },
  { name: 'POST', method: 'POST', headers: { 'content-length': '0' } },
  { name: '_rsc', query: `?_rsc=${mark}`, headers: { rsc: '1' } },
  { name: 'a measured visit', query: `?utm_source=${mark}`, headers: {} },
  { name: 'a parameter with a semicolon', query: `?a=1;term=${mark}`, headers: {} },
];

const warm = ['/nl', '/nl/banken-c-C11', '/nl/basket', '/nl/search?term=bank', '/sitemap.xml', '/robots.txt'];

/**
 * What two clean visitors get must be the same in all that a cache keeps. Scripts in pages are left out, and their
 * hashes: a page that is made again streams the same data in another order.
 */
function keptOf({ status, headers, body }: Answer): string {
  const { 'content-type': type = '', location = '', 'content-security-policy': policy = '' } = headers;
  const rules = policy.replaceAll(/ 'sha256-[^']*'/g, '');
  return `${status} ${type} ${location} ${rules} ${body.replaceAll(/<script\b[\s\S]*?<\/script>/g, '')}`;
}

/** Where two answers part, for the report. */
export function differenceOf(one: string, other: string): string {
  let place = 0;
  while (place < one.length && one[place] === other[place]) place += 1;
  const near = (text: string) => JSON.stringify(text.slice(Math.max(place - 20, 0), place + 60));
  return `${near(one)} and ${near(other)}`;
}

function traceIn(answer: Answer): string[] {
  const text = `${JSON.stringify(answer.headers)} ${answer.body}`;
  return text.includes(mark) ? ['a clean visitor sees a trace of it'] : [];
}

async function sendHostile({ shop, tally }: Context, path: string, attack: Attack): Promise<void> {
  const { method, query = '', headers } = attack;
  const address = path.includes('?') ? path + query.replace('?', '&') : path + query;
  const answer = await shop.ask({ ...(method && { method }), path: address, headers });
  tally.judge(`${attack.name} at ${path}`, answer);
}

/** One hostile request, then two clean ones, which must see what clean visitors saw before. */
async function pair(context: Context, path: string, attack: Attack, baseline: string | null): Promise<void> {
  const { shop, tally } = context;
  await sendHostile(context, path, attack);
  let expected = baseline;
  for (const turn of ['first', 'second']) {
    const clean = await shop.ask({ path });
    const seen = keptOf(clean);
    const problems = traceIn(clean);
    if (clean.status !== 200) problems.push(`answered ${clean.status}`);
    if (expected !== null && seen !== expected) problems.push(`differs: ${differenceOf(expected, seen)}`);
    expected ??= seen;
    tally.judge(`${turn} clean visit of ${path} after ${attack.name}`, clean, problems);
  }
}

export const poisoning: Kind = {
  name: 'poisoning',
  about: 'a hostile request, then two clean ones, on warm and on cold pages',
  seconds: { short: 15, full: 90 },
  async run(context) {
    const { isShort, seed, shop, tally, hasTime } = context;
    // The hostile visitor is the one for whom the page is made.
    const cold = await coldPages(shop, 96);
    if (cold.length === 0) tally.expect('pages that nobody has visited', ['none found']);
    for (const path of isShort ? someOf(warm, 2, seed) : warm) {
      const before = await shop.ask({ path, headers: { 'x-forwarded-for': newClient() } });
      const baseline = keptOf(await shop.ask({ path }));
      tally.judge(
        `${path} before`,
        before,
        keptOf(before) === baseline ? [] : [`differs: ${differenceOf(keptOf(before), baseline)}`],
      );
      for (const attack of isShort ? someOf(attacks, 25, seed) : attacks)
        if (hasTime()) await pair(context, path, attack, baseline);
    }
    const pairs = attacks.map((attack, index) => ({ attack, path: cold[index % cold.length] ?? '/nl' }));
    await inTurns(isShort ? someOf(pairs, 20, seed) : pairs, { width: 4, hasTime }, ({ attack, path }) =>
      pair(context, path, attack, null),
    );
    return undefined;
  },
};
