import { existsSync, writeFileSync } from 'node:fs';
import type { OtherBrowser } from './browsers/browser';
import { openFirefox } from './browsers/firefox';
import { buySofa } from './browsers/purchase';
import { openWebKit } from './browsers/webkit';
import { test } from './test';

const browsers: readonly { name: string; path: string; start: (path: string) => Promise<OtherBrowser> }[] = [
  { name: 'Firefox', path: process.env.FIREFOX_PATH || '/usr/bin/firefox-esr', start: openFirefox },
  { name: 'WebKit', path: '/usr/bin/WebKitWebDriver', start: openWebKit },
];

for (const { name, path, start } of browsers)
  test(`a newcomer finds a sofa and buys it in ${name}`, async () => {
    test.skip(!existsSync(path), `${name} is not installed`);
    const browser = await start(path);
    try {
      test.info().annotations.push({ type: 'browser', description: await browser.version() });
      await buySofa(browser);
    } catch (error) {
      // What the page shows tells more than what was not found on it.
      test.info().annotations.push({ type: 'stopped at', description: await browser.url() });
      writeFileSync(test.info().outputPath('page.png'), await browser.picture());
      throw error;
    } finally {
      await browser.close();
    }
  });
