import { readRemoteConfig } from '@/api/contract/calls/remote-config';
import { browserApi } from '@/lib/api/browser';
import type { SiteCode } from '@/lib/sites/models';
import type { PageConfig } from './models';

export const pageConfigId = 'page-config';

/** One for each document: every page of it was made from values that are at most minutes apart. */
const known = new Map<SiteCode, Promise<PageConfig | null>>();

function isPageConfig(value: unknown): value is PageConfig {
  return typeof value === 'object' && value !== null && 'featureFlags' in value && 'welcomePopup' in value;
}

function fromPage(): PageConfig | null {
  const text = document.getElementById(pageConfigId)?.textContent;
  const value: unknown = text ? JSON.parse(text) : null;
  return isPageConfig(value) ? value : null;
}

async function ask(site: SiteCode): Promise<PageConfig | null> {
  try {
    return await browserApi(site).send(readRemoteConfig, { token: null });
  } catch {
    // Whatever is switched on by it stays off; the next one who asks tries again.
    known.delete(site);
    return null;
  }
}

/**
 * What remote config says to browsers. Pages of the shop carry it; only those that the build has made, basket, checkout and
 * sign-in, must ask: never call it before the page is idle. Null when it cannot be had.
 */
export function pageConfig(site: SiteCode): Promise<PageConfig | null> {
  const found = known.get(site) ?? Promise.resolve(fromPage() ?? ask(site));
  known.set(site, found);
  return found;
}
