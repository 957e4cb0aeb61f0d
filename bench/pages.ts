// Cached product page beside a bare node:http server that sends the same bytes; bytes per page type.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import { type Addresses, measurePageBytes, type PageSize } from './page-bytes.ts';
import { startServer, stop } from './processes.ts';
import { isPayload, scriptsOf } from './scripts-of.ts';
import { measureSecondPages } from './second-page.ts';
import { median } from './statistics.ts';

const shopPort = Number(process.env.BENCH_PORT ?? 3410);
const barePort = shopPort + 1;
const rounds = 5;
const seconds = 4;

/** Packed, as browsers ask; whoever asks for it plain has it unpacked for him, since pages are kept packed only. */
async function requestsPerSecond(url: string) {
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  const result = await autocannon({ url, headers, connections: 50, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} non-2xx, ${result.errors} errors`);
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 };
}

async function gzipBytesOf(url: URL): Promise<number> {
  return gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer())).length;
}

/** As a phone asks: a program that says nothing of itself gets the pages of crawlers, which have all parts at once. */
const asPhone = {
  headers: {
    'user-agent':
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  },
};

/** The HTML in each encoding, as it is sent and in one piece with its payload, and the scripts it names. */
async function markupOf(base: string, path: string) {
  const html = await (await fetch(base + path, asPhone)).text();
  const textOf = async (address: string) => (await fetch(new URL(address, base))).text();
  const sources = (await scriptsOf(html, textOf)).map((source) => new URL(source, base));
  const sizes = { scripts: 0, payload: 0 };
  for (const source of new Map(sources.map((url) => [url.href, url])).values())
    sizes[isPayload(source.pathname) ? 'payload' : 'scripts'] += await gzipBytesOf(source);
  const whole = sizes.payload > 0 ? await (await fetch(`${base}${path}?inline=1`, asPhone)).text() : html;
  return {
    htmlBytes: Buffer.byteLength(html),
    htmlGzip: gzipSync(html).length,
    htmlBrotli: brotliCompressSync(html).length,
    wholeBytes: Buffer.byteLength(whole),
    wholeGzip: gzipSync(whole).length,
    payloadGzip: sizes.payload,
    scriptGzip: sizes.scripts,
  };
}

export type Pages = Awaited<ReturnType<typeof benchPages>>;
type Markup = Awaited<ReturnType<typeof markupOf>>;

export async function benchPages(addresses: Addresses) {
  const dataDir = mkdtempSync(join(tmpdir(), 'linden-bench-'));
  const base = `http://127.0.0.1:${shopPort}`;
  const env = { NODE_ENV: 'production', PORT: String(shopPort), DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const shop = await startServer(['server.mjs'], env, `${base}/api/ready`);
  const sizes: (PageSize & { markup: Markup })[] = [];
  for (const size of await measurePageBytes(base, addresses))
    sizes.push({ ...size, markup: await markupOf(base, size.path) });

  const secondPages = await measureSecondPages(base);

  // The vsin is what is asked for; the address with the right alias is what is cached.
  const page = (await fetch(base + addresses.product)).url;
  const body = join(dataDir, 'page.html');
  writeFileSync(body, brotliCompressSync(await (await fetch(page)).text()));
  const bareUrl = `http://127.0.0.1:${barePort}/`;
  const bare = await startServer(['bench/bare-server.ts', String(barePort), body], {}, bareUrl);
  const pairs = [];
  await requestsPerSecond(page);
  for (let round = 0; round < rounds; round += 1) {
    const cached = await requestsPerSecond(page);
    const control = await requestsPerSecond(bareUrl);
    pairs.push({ cached, control, ratio: cached.perSecond / control.perSecond });
  }
  await stop(bare);
  await stop(shop);
  return { sizes, secondPages, throughput: { ratio: median(pairs.map((pair) => pair.ratio)), pairs } };
}
