import { existsSync, writeFileSync } from 'node:fs';
import type { OtherBrowser } from './browsers/browser';
import { comeBack } from './browsers/come-back';
import { openFirefox } from './browsers/firefox';
import { buySofa } from './browsers/purchase';
import { openWebKit } from './browsers/webkit';
import { test } from './test';

const browsers: readonly { name: string; path: string; start: (path: string) => Promise<OtherBrowser> }[] = [
  { name: 'Firefox', path: process.env.FIREFOX_PATH || '/usr/bin/firefox-esr', start: openFirefox },
  { name: 'WebKit', path: '/usr/bin/WebKitWebDriver', start: openWebKit },
];

/** What the page shows tells more than what was not found on it. */
async function keepSight(browser: OtherBrowser): Promise<void> {
  test.info().annotations.push({ type: 'stopped at', description: await browser.url() });
  writeFileSync(test.info().outputPath('page.png'), await browser.picture());
}

type Walked = (typeof browsers)[number];

async function walk({ name, path, start }: Walked, steps: (browser: OtherBrowser) => Promise<void>) {
  test.skip(!existsSync(path), `${name} is not installed`);
  const browser = await start(path);
  try {
    test.info().annotations.push({ type: 'browser', description: await browser.version() });
    await steps(browser);
  } catch (error) {
    // A browser that is gone shows nothing: what went wrong before counts.
    await keepSight(browser).catch(() => undefined);
    throw error;
  } finally {
    await browser.close();
  }
}

for (const each of browsers)
  test(`a newcomer finds a sofa and buys it in ${each.name}`, () => walk(each, buySofa));

// Chromium keeps no page for Back while a program drives it, nor does WebKit.
for (const each of browsers.filter(({ name }) => name === 'Firefox'))
  test(`Back brings pages as they were left in ${each.name}`, () => walk(each, comeBack));
