import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

/** Packages that ship ES modules only; Jest runs CommonJS, so they are compiled like the shop's own files. */
const compiled =
  '/node_modules/(?!(next-intl|use-intl|ky|intl-messageformat|@formatjs|icu-minify|jose|htmlparser2|modern-tar|entities|qr|dom[a-z-]+|css-select|css-what|nth-check|boolbase)/)';

/**
 * next/jest ignores all of node_modules for compiling; the pattern replaces its own.
 * @param {import('jest').Config} config
 */
async function project(config) {
  const merged = await createConfig(config)();
  return { ...merged, transformIgnorePatterns: [compiled, '^.+\\.module\\.(css|sass|scss)$'] };
}

const shared = {
  // Each look at a name of the sandbox asks it first: what every module uses all the time is handed to it, an eighth of the
  // processor time of a suite. Not what tests replace.
  sandboxInjectedGlobals: [
    'Array',
    'BigInt',
    'Boolean',
    'Error',
    'JSON',
    'Map',
    'Math',
    'Number',
    'Object',
    'Promise',
    'Proxy',
    'Reflect',
    'RegExp',
    'Set',
    'String',
    'Symbol',
    'TypeError',
    'Uint8Array',
    'WeakMap',
  ],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^fast-check$': '<rootDir>/lib/testing/fast-check.cjs',
    '^server-only$': '<rootDir>/lib/testing/empty.ts',
  },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.data/'],
};

export default async () => ({
  // PGlite takes a thread and 200 MB per suite.
  maxWorkers: 2,
  // Opening a database takes seconds on a busy machine.
  testTimeout: 120_000,
  projects: [
    await project({
      ...shared,
      displayName: 'unit',
      testEnvironment: '<rootDir>/lib/testing/browser-environment.mjs',
      setupFilesAfterEnv: ['<rootDir>/lib/testing/setup-unit.ts'],
      testMatch: [
        '<rootDir>/{lib,components,app,scripts,server,sites,api/contract,bench,attack}/**/*.test.{ts,tsx}',
      ],
    }),
    await project({
      ...shared,
      displayName: 'api',
      testEnvironment: '<rootDir>/api/testing/database-environment.mjs',
      testMatch: ['<rootDir>/api/!(contract)/**/*.test.ts', '<rootDir>/api/*.test.ts'],
      globalSetup: '<rootDir>/api/testing/global-setup.mjs',
    }),
  ],
});
