// Prints the first-load JavaScript of each page type, and fails above its budget: `node scripts/first-load.mjs <build>`.
// What the HTML of a page loads by itself: the root chunks and those of the page's own layouts, gzip (decision 38).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';

const budgetBytes = 150_000;
const [build = '.next/work'] = process.argv.slice(2);
const root = JSON.parse(readFileSync(join(build, 'build-manifest.json'), 'utf8')).rootMainFiles;
/** Boundaries whose chunks are fetched with what they show, not with the page. */
const fetchedLater = /\/not-found$/;
/** @type {Map<string, number>} */
const sizes = new Map();

/** @param {string} file */
function gzipBytes(file) {
  const bytes = sizes.get(file) ?? gzipSync(readFileSync(join(build, file))).length;
  sizes.set(file, bytes);
  return bytes;
}

/**
 * @typedef {{ entryJSFiles: Record<string, string[]> }} Manifest
 * @param {string} manifestFile
 */
function chunksOf(manifestFile) {
  /** @type {{ globalThis: { __RSC_MANIFEST: Record<string, Manifest> } }} */
  const context = { globalThis: { __RSC_MANIFEST: {} } };
  runInNewContext(readFileSync(manifestFile, 'utf8'), context);
  const [manifest] = Object.values(context.globalThis.__RSC_MANIFEST);
  const entries = Object.entries(manifest?.entryJSFiles ?? {}).filter(
    ([entry]) => !(entry.startsWith('[project]/app/') && fetchedLater.test(entry)),
  );
  return new Set([...root, ...entries.flatMap(([, files]) => files)]);
}

const pages = join(build, 'server/app/[site]');
const manifest = '/page_client-reference-manifest.js';

const rows = readdirSync(pages, { recursive: true, encoding: 'utf8' })
  .map((file) => `/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith(manifest))
  .map((file) => ({
    page: file.slice(0, -manifest.length),
    bytes: [...chunksOf(join(pages, file))].reduce((sum, chunk) => sum + gzipBytes(chunk), 0),
  }));
if (rows.length === 0) throw new Error('No built pages found; run the build first.');
console.info('First-load JavaScript, kB gzip');
for (const { page, bytes } of rows.sort((a, b) => b.bytes - a.bytes)) {
  console.info(
    `  ${(bytes / 1000).toFixed(1).padStart(6)}  ${page}${bytes > budgetBytes ? '  over the budget' : ''}`,
  );
}
if (rows.some(({ bytes }) => bytes > budgetBytes)) {
  console.error(`The budget is ${budgetBytes / 1000} kB.`);
  process.exit(1);
}
