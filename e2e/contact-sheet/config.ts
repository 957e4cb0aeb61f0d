import { defineConfig, devices } from '@playwright/test';
import journeys from '../../playwright.config';

const phone = { ...devices['Pixel 7'], deviceScaleFactor: 1 };
const looks = [
  { name: '390', use: { ...phone, viewport: { width: 390, height: 844 } } },
  { name: '768', use: { ...phone, viewport: { width: 768, height: 1024 } } },
  { name: '1440', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
];

/** Walks the pages of the shop at three widths and puts their pictures onto sheets: `npm run contact-sheet`. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  globalSetup: './clear.ts',
  globalTeardown: './compose.ts',
  projects: [
    ...looks.map((look) => ({ ...look, testMatch: /walk-.*\.ts/ })),
    // Closes the shop for everybody, so it comes last.
    ...looks.map((look) => ({
      name: `closed ${look.name}`,
      use: look.use,
      testMatch: /closed\.ts/,
      dependencies: looks.map(({ name }) => name),
    })),
  ],
});
