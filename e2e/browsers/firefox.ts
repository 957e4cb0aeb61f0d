import { type ElementHandle, launch } from 'puppeteer-core';
import { findInPage, type OtherBrowser, type Sought, until } from './browser';

/** Firefox by WebDriver BiDi. Debian's ESR lacks a command that Playwright asks of each page. */
export async function openFirefox(executablePath: string): Promise<OtherBrowser> {
  const firefox = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
    extraPrefsFirefox: { 'intl.accept_languages': 'nl' },
  });
  const page = await firefox.newPage();
  const find = async ({ what, name, whole = false }: Sought, isToPress: boolean) =>
    (
      await page.evaluateHandle(findInPage, what, name, whole, isToPress)
    ).asElement() as ElementHandle<Element> | null;
  return {
    version: () => firefox.version(),
    open: async (url) => {
      await page.goto(url);
    },
    press: async (sought) => (await until(() => find(sought, true), sought)).click(),
    type: async (sought, text) => (await until(() => find(sought, true), sought)).type(text),
    sees: async (sought) => Boolean(await until(() => find(sought, false), sought)),
    // What the page itself says: events tell of a changed address a moment later.
    url: () => page.evaluate(() => window.location.href),
    read: (expression) => page.evaluate(expression),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => firefox.close(),
  };
}
