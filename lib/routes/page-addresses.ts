/** What is a page, for all who ask by the address: middleware, the page cache and the guard of internal addresses. */

/**
 * What no page has as its address, without the slash it begins with. `beyond` is the part of it that middleware must not see:
 * what only begins like it leads home, or Next would render pages of a site called "media".
 */
const others: readonly { area: string; beyond: string }[] = [
  { area: 'api/', beyond: 'api/' },
  { area: 'internal/', beyond: 'internal/revalidate$' },
  { area: '_next/', beyond: '_next/(?:static|image)' },
  { area: 'media/', beyond: 'media/(?:[^/]+/)?[^/]+\\.\\w+$' },
  { area: 'sitemaps/', beyond: 'sitemaps/[^/]+$' },
  { area: 'share/', beyond: 'share/[^/]+/[^/]+/[^/]+$' },
  { area: 'notices/', beyond: 'notices/[^/]+$' },
  // The files at the root of public/.
  { area: '[^/]*\\.\\w{2,12}$', beyond: '[\\w.-]+\\.(?:ico|png|svg|xml|txt|webmanifest)$' },
];

/** Files at the root that routes write; a test compares them with the folders of `app/`. */
export const rootFiles: readonly string[] = ['/llms.txt', '/robots.txt', '/sitemap.xml'];

const notPages = new RegExp(`^/(?:${others.map(({ area }) => area).join('|')})`);

export function isPagePath(path: string): boolean {
  return !notPages.test(path);
}

/** The addresses middleware sees. Next reads them as they are written in middleware.ts. @internal a test compares the two */
export const seenByMiddleware = `/((?!${others.map(({ beyond }) => beyond).join('|')}).*)`;

/** First segments within a site that are internal: pages live there, and none may be asked for from outside. */
export const internalSegments = [
  'template',
  'product',
  'listing',
  'filtered',
  'not-found',
  'maintenance',
  'failure',
] as const;
export type InternalSegment = (typeof internalSegments)[number];
