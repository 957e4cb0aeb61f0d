import { readRemoteConfig } from '@/api/contract/calls/remote-config';
import { browserApi } from '@/lib/api/browser';
import type { SiteCode } from '@/lib/sites/models';
import type { PageConfig } from './models';

export const pageConfigId = 'page-config';

function isPageConfig(value: unknown): value is PageConfig {
  return typeof value === 'object' && value !== null && 'featureFlags' in value && 'welcomePopup' in value;
}

function fromPage(): PageConfig | null {
  const text = document.getElementById(pageConfigId)?.textContent;
  const value: unknown = text ? JSON.parse(text) : null;
  return isPageConfig(value) ? value : null;
}

/** The least time between two calls of one document (§7). */
const keptMs = 120_000;
const asked = new Map<SiteCode, { answer: Promise<PageConfig | null>; at: number }>();

/** What remote config says to browsers, asked anew where the page does not carry it. Null when it cannot be had. */
export async function readPageConfig(site: SiteCode): Promise<PageConfig | null> {
  try {
    return fromPage() ?? (await browserApi(site).send(readRemoteConfig, { token: null }));
  } catch {
    // What hangs on it stays off.
    return null;
  }
}

/**
 * What remote config says to browsers. Pages of the shop carry it; only those that the build has made, basket, checkout and
 * sign-in, must ask: never call it before the page is idle. Null when it cannot be had.
 */
export function pageConfig(site: SiteCode): Promise<PageConfig | null> {
  const known = asked.get(site);
  if (known && Date.now() - known.at < keptMs) return known.answer;
  const answer = readPageConfig(site);
  asked.set(site, { answer, at: Date.now() });
  void answer.then((config) => {
    if (!config) asked.delete(site);
  });
  return answer;
}
