// What a phone receives of each page type before anybody scrolls, and its largest picture: bytes as sent, with brotli.
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/start/chromium.mjs';

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2.6,
  isMobile: true,
  hasTouch: true,
};
const kinds = {
  Document: 'html',
  Script: 'scripts',
  Stylesheet: 'styles',
  Font: 'fonts',
  Image: 'pictures',
} as const;
type Kind = (typeof kinds)[keyof typeof kinds] | 'payload' | 'other';
type Answer = { type: string; url: string; headers: number; bytes: number };
/** Path by type of page. */
export type Addresses = Readonly<Record<'product', string>> & Readonly<Record<string, string>>;
export type PageSize = { type: string; path: string } & Awaited<ReturnType<typeof bytesOf>>;
/** The largest picture a phone may have to wait for. */
export const lcpPictureLimit = 80_000;

/** Counts the bodies of all answers, without the browser's cache. */
async function countAnswers(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const answers = new Map<string, Answer>();
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    answers.set(requestId, { type, url: response.url, headers: response.encodedDataLength, bytes: 0 }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) answer.bytes = Math.max(0, encodedDataLength - answer.headers);
  });
  return () => [...answers.values()].filter(({ url }) => url.startsWith('http'));
}

/** Runs in the page: the last of the largest paints so far. */
function largestPaint(): Promise<{ element: string; url: string }> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const paint = list.getEntries().at(-1);
      if (!(paint instanceof LargestContentfulPaint)) return;
      const { element, url } = paint;
      const name = element?.tagName.toLowerCase() ?? 'removed';
      const words = element?.getAttribute('alt') || element?.textContent || decodeURIComponent(url);
      const shortened = /\/media\/[\w.-]+/.exec(words)?.[0] ?? words.trim().slice(0, 60);
      resolve({ element: `${name} "${shortened}"`, url });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

function kindOf({ type, url }: Answer): Kind {
  if (url.includes('/payload/')) return 'payload';
  const known = Object.entries(kinds).find(([name]) => name === type);
  return known ? known[1] : 'other';
}

async function bytesOf(page: Page, url: string) {
  const answersSoFar = await countAnswers(page);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const paint = await page.evaluate(largestPaint);
  const answers = answersSoFar();
  const bytes: Record<Kind, number> = {
    html: 0,
    payload: 0,
    scripts: 0,
    styles: 0,
    fonts: 0,
    pictures: 0,
    other: 0,
  };
  for (const answer of answers) bytes[kindOf(answer)] += answer.bytes;
  const picture = paint.url ? answers.find((answer) => answer.url === paint.url) : undefined;
  return {
    requests: answers.length,
    bytes: { ...bytes, all: Object.values(bytes).reduce((sum, each) => sum + each) },
    pictures: answers.filter(({ type }) => type === 'Image').length,
    lcp: { element: paint.element, pictureBytes: picture?.bytes ?? 0 },
  };
}

async function fillBasket(context: BrowserContext, url: string) {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'In winkelmand' }).first().click();
  await page.getByText(/ligt in uw winkelmand/).waitFor();
  await page.close();
}

/**
 * @param base where the shop is
 * @param addresses path by page type; basket and checkout are shown with a product in the basket
 */
export async function measurePageBytes(base: string, addresses: Addresses): Promise<PageSize[]> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });
  const sizes: PageSize[] = [];
  try {
    for (const [type, path] of Object.entries(addresses)) {
      const context = await browser.newContext(phone);
      if (type === 'basket' || type === 'checkout') await fillBasket(context, base + addresses.product);
      // Once for the server, which compresses pages and scripts when they are first asked for.
      for (const isCounted of [false, true]) {
        const page = await context.newPage();
        const size = await bytesOf(page, base + path);
        if (isCounted) sizes.push({ type, path, ...size });
        await page.close();
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return sizes;
}
