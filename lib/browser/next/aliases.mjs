const parts = { browser: './lib/browser/next/parts.ts' };
const plainFailure = { browser: './components/status/plain-failure.tsx' };

/**
 * Parts of Next that this shop has no use for, by the names that Next's own files have for them, and what browsers get
 * in their place (decision 38). `parts.test.ts` reads in those files what they take of each.
 */
export const nextParts = {
  '../../../lib/constants': parts,
  './links': parts,
  '../links': parts,
  './reducers/server-action-reducer': parts,
  '../../shared/lib/instant-messages': parts,
  './builtin/global-error': plainFailure,
  '../components/builtin/global-error': plainFailure,
  '../build/polyfills/polyfill-module': { browser: './lib/browser/next/polyfills.ts' },
  'next/dist/compiled/process': { browser: './lib/browser/next/process.ts' },
};
