// npm run bench [sites] [pages] [uncached [quick]] [listing] [api [postgresql]]: prints ratios measured in one run and keeps them under bench/results/.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { benchApi } from './api.ts';
import { benchListing } from './listing.ts';
import { lcpPictureLimit } from './page-bytes.ts';
import { benchPages, type Pages } from './pages.ts';
import { benchSites, type Sites } from './sites.ts';
import { benchUncached, type Uncached } from './uncached.ts';

const asked = process.argv.slice(2);
const wanted = (name: string) => asked.length === 0 || asked.includes(name);
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
type Results = {
  measuredAt: string;
  node: string;
  processors: number;
  load: number[];
  sites?: Sites;
  pages?: Pages;
  uncached?: Uncached;
  listing?: Awaited<ReturnType<typeof benchListing>>;
  api?: Awaited<ReturnType<typeof benchApi>>;
};
const results: Results = {
  measuredAt: new Date().toISOString(),
  node: process.version,
  processors: cpus().length,
  load: loadavg(),
};
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);

const addresses = {
  home: '/nl',
  category: '/nl/banken-c-C11',
  search: '/nl/search?term=bank',
  product: '/nl/product-p-V100101',
  basket: '/nl/basket',
  checkout: '/nl/checkout',
  signIn: '/nl/auth/sign-in',
  content: '/nl/retourbeleid',
  notFound: '/nl/bestaat-niet',
};

function printPageBytes(sizes: Pages['sizes']) {
  const columns = ['html', 'payload', 'scripts', 'styles', 'fonts', 'pictures', 'other', 'all'] as const;
  console.info(
    '\nBytes per page type on a phone of 390 × 844 (× 2.6), before scrolling, as sent with brotli (kB)',
  );
  console.info(`  ${''.padEnd(10)}${columns.map((name) => name.padStart(9)).join('')}  requests`);
  for (const { type, bytes, requests } of sizes) {
    const row = columns.map((name) => kilobytes(bytes[name]).padStart(9)).join('');
    console.info(`  ${type.padEnd(10)}${row}${String(requests).padStart(10)}`);
  }
  console.info(
    '\nThe same in gzip (kB): HTML raw and packed, in one piece, then without its payload; payload; first-load JavaScript; largest paint and its picture',
  );
  for (const { type, markup, lcp } of sizes) {
    const { wholeBytes, wholeGzip, htmlBytes, htmlGzip, payloadGzip, scriptGzip } = markup;
    const figures = [wholeBytes, wholeGzip, htmlBytes, htmlGzip, payloadGzip, scriptGzip];
    const row = figures.map(kilobytes).join('');
    const picture = lcp.pictureBytes > 0 ? kilobytes(lcp.pictureBytes) : '   text';
    console.info(`  ${type.padEnd(10)}${row}${picture}  ${lcp.element}`);
  }
  if (sizes.some(({ lcp }) => lcp.pictureBytes > lcpPictureLimit)) {
    console.error(`A largest picture should have ${lcpPictureLimit / 1000} kB at most.`);
    process.exitCode = 1;
  }
}

function printSecondPages({ dictionary, pages }: Pages['secondPages']) {
  console.info(
    `\nFurther pages of a visit, as sent (kB): HTML and payload with brotli, then with the dictionary of ${kilobytes(dictionary.bytes).trim()} kB (${kilobytes(dictionary.raw).trim()} unpacked)`,
  );
  for (const { path, plain, delta } of pages) {
    const row = [plain.html, plain.payload, delta.html, delta.payload].map(kilobytes).join('');
    console.info(`  ${row}  ${path}`);
  }
}

function printUncached({ rows, memory }: Uncached) {
  console.info('\nProcessor time of the whole process per request, one after another (ms, × a cached page)');
  for (const { kind, cpuMs, ratio } of rows)
    console.info(`  ${kind.padEnd(26)}${cpuMs.toFixed(2).padStart(8)}   × ${ratio.toFixed(1)}`);
  if (!memory) return;
  const { atRest, afterRequests, madeUpAddresses } = memory;
  console.info(`Memory: ${megabytes(atRest)} at rest, ${megabytes(afterRequests)} after 2,500 requests`);
  console.info(`  then after 5,000 made-up addresses each: ${madeUpAddresses.map(megabytes).join(', ')}`);
}

function printListing(rows: Awaited<ReturnType<typeof benchListing>>) {
  console.info('\nListing with facets (ms per call, × the p95 of the smallest catalogue)');
  for (const { products, fresh, known, questions } of rows) {
    const [one, other] = [fresh, known].map(
      ({ p50, p95, ratio }) => `p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, × ${ratio.toFixed(2)}`,
    );
    console.info(`  ${String(products).padStart(7)} products: new filters ${one}; known ones ${other}`);
    for (const { question, p50, ratio, ratioOfP95 } of questions)
      console.info(
        `    ${question.padEnd(62)} p50 ${p50.toFixed(1).padStart(5)}, × ${ratio.toFixed(2)}, of p95 × ${ratioOfP95.toFixed(2)}`,
      );
  }
}

function printSites({ coldStartSeconds, secondStartSeconds, memory, addresses, costs, spoken }: Sites) {
  console.info(
    `\nAll sites: npm start of a fresh clone ${coldStartSeconds.toFixed(0)} s, second start ${secondStartSeconds.toFixed(1)} s`,
  );
  console.info(
    `Memory: ${megabytes(memory.atRest)} at rest, ${megabytes(memory.afterAll)} after ${addresses} addresses, ${megabytes(memory.afterRest)} half a minute later`,
  );
  console.info(
    'Processor time of a page drawn for the first time, in the middle of its kind (ms), × the same type on nl',
  );
  for (const { site, type, pages, cpuMs, ratio } of costs)
    console.info(
      `  ${site.padEnd(6)} ${type.padEnd(11)}${String(pages).padStart(5)} pages ${cpuMs.toFixed(1).padStart(7)}   × ${ratio.toFixed(2)}`,
    );
  console.info('Languages in the first-load scripts of each home page');
  for (const [code, languages] of Object.entries(spoken)) console.info(`  ${code}: ${languages.join(', ')}`);
}

// Alone, as it installs and builds a clone.
if (asked.includes('sites')) {
  results.sites = await benchSites();
  printSites(results.sites);
}
if (wanted('pages')) {
  results.pages = await benchPages(addresses);
  printPageBytes(results.pages.sizes);
  printSecondPages(results.pages.secondPages);
  const { ratio } = results.pages.throughput;
  console.info(
    `Cached product page: ${(ratio * 100).toFixed(0)} % of the requests per second of a bare server`,
  );
}
if (wanted('uncached')) {
  results.uncached = await benchUncached({ withMemory: !asked.includes('quick') });
  printUncached(results.uncached);
}
if (wanted('listing')) {
  results.listing = await benchListing();
  printListing(results.listing);
}
if (wanted('api')) {
  results.api = await benchApi({ onlyServer: asked.includes('postgresql') });
  for (const [database, rows] of Object.entries(results.api)) {
    console.info(
      `\nOn ${database}: ms per call through the API, and × bare SQL (of p95); floor: the bare SQL over HTTP`,
    );
    for (const { call, api, floor, bare, ratio, floorRatio } of rows) {
      const times = [api, floor, bare].map(({ p50, p95 }) => `${p50.toFixed(2)} (p95 ${p95.toFixed(2)})`);
      const ratios = [ratio, floorRatio].map(({ p50, p95 }) => `× ${p50.toFixed(1)} (${p95.toFixed(1)})`);
      console.info(
        `  ${call.padEnd(9)} ${times[0]}, floor ${times[1]}, bare ${times[2]}: ${ratios[0]}, floor ${ratios[1]}`,
      );
      const worked = [api, floor, bare].map(({ processor }) => processor.toFixed(2));
      console.info(
        `    computed ${worked[0]}, floor ${worked[1]}, bare ${worked[2]}: × ${ratio.processor.toFixed(1)}, floor × ${floorRatio.processor.toFixed(1)}`,
      );
    }
  }
}
mkdirSync('bench/results', { recursive: true });
const file = `bench/results/${results.measuredAt.slice(0, 10)}-${asked.join('-') || 'all'}.json`;
writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
console.info(`\nKept in ${file}`);
