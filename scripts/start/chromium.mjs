import { existsSync } from 'node:fs';

/** Chromium without a window first: each window of the whole browser draws tabs and bars that no journey looks at. */
const systemPaths = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/**
 * The one CHROMIUM_PATH names, else the system's; undefined where there is none, so that Playwright takes its own.
 * @returns {string | undefined}
 */
export function findChromium() {
  const own = process.env.CHROMIUM_PATH;
  return (own ? [own] : systemPaths).find((path) => existsSync(path));
}
