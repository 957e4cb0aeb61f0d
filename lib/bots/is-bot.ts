import { withRetry } from '@/lib/browser/with-retry';

let answer: Promise<boolean> | null = null;

/** The flag of a program that draws pages for crawlers (§6): it sets `window.__PRERENDER__` before the page's scripts run. */
export function isPrerendering(): boolean {
  return '__PRERENDER__' in window;
}

async function isBotAgent(): Promise<boolean> {
  const { isbot } = await withRetry(() => import('isbot'));
  return isbot(navigator.userAgent);
}

/** Whether a program reads the page: by flag, or by its agent. The list of agents is fetched when first asked for. */
export function isBot(): Promise<boolean> {
  answer ??= isPrerendering() ? Promise.resolve(true) : isBotAgent();
  return answer;
}
