import { defineConfig } from '@playwright/test';
import walks from './config';

/** Pictures of all mails, which need no shop: `npm run contact-sheet -- mails`. */
export default defineConfig({
  testDir: '.',
  testMatch: /look-at-mails\.ts/,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 240_000,
  globalSetup: './clear.ts',
  globalTeardown: './compose.ts',
  ...(walks.use && { use: walks.use }),
  projects: (walks.projects ?? [])
    .filter(({ name }) => !name?.startsWith('closed'))
    .map(({ name = '', use = {} }) => ({ name, use })),
});
