import createNextIntlPlugin from 'next-intl/plugin';
import { nextParts } from './lib/browser/next/aliases.mjs';

const oneDay = 86_400;
const oneMonth = 31 * oneDay;

/*
 * For plain `next start`; server.mjs sets the same and replaces the policy of pages by one with hashes. Next's inline
 * scripts leave no other way here, and development needs eval.
 */
const plainPolicy = "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'";
const plainHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Content-Security-Policy', value: plainPolicy },
];

/** The texts are compiled by the build; what is left to do for browsers is done in less than the library takes. */
const browserTexts = { browser: './lib/i18n/browser-intl.tsx' };

/** @type {import('next').NextConfig} */
const config = {
  // Built in `.next/work` and then moved (scripts/start/builds.mjs); a shop that runs names its own build.
  distDir: process.env.LINDEN_BUILD || '.next/work',
  poweredByHeader: false,
  // Middleware leads to the address without it, together with whatever else is wrong.
  skipTrailingSlashRedirect: true,
  agentRules: false,
  experimental: {
    // On-demand pages live in memory only: the embedded database may be newer than files of an earlier run.
    isrFlushToDisk: false,
    // Fewer, larger scripts: on a phone each further request of a page costs more than the bytes two pages share.
    turbopackChunking: { requestCost: 2_000_000, minChunkSize: 200_000, maxMergeChunkSize: 2_000_000 },
  },
  turbopack: { resolveAlias: { 'next-intl': browserTexts, 'use-intl/react': browserTexts, ...nextParts } },
  // What is left out here is rendered anew; readers have it from the cache of finished pages meanwhile. Counted in
  // letters, of which those of most languages take two bytes.
  cacheMaxMemorySize: 32 * 1024 * 1024,
  expireTime: oneDay,
  serverExternalPackages: ['@electric-sql/pglite', 'firebase-admin', 'pg', 'pino', 'sharp', 'sanitize-html'],
  // Next resizes nothing: pictures come from app/media in the sizes of config/pictures.
  images: { unoptimized: true },
  headers: async () => [
    // What the API sends has stricter ones of its own, which these would replace.
    { source: '/((?!api/).*)', headers: plainHeaders },
    {
      source: '/media/:file([^/]+\\.\\w+)',
      headers: [{ key: 'Cache-Control', value: `public, max-age=${oneMonth}` }],
    },
  ],
};

const withNextIntl = createNextIntlPlugin({
  requestConfig: './i18n/request.ts',
  experimental: {
    messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
    // Types of the arguments, read from the Dutch texts. Only where types are checked: a shop that runs writes nothing.
    createMessagesDeclaration: process.argv.includes('typegen')
      ? ['./messages/nl/interface.json', './messages/nl/late.json']
      : undefined,
  },
});

export default withNextIntl(config);
