import { existsSync } from 'node:fs';
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
    } finally {
      await browser.close();
    }
  });
