import { readCountry } from '@/api/contract/calls/lookup';
import { browserApi } from '@/lib/api/browser';
import { soon } from '@/lib/api/soon';
import { isBot } from '@/lib/bots/is-bot';
import { isWebView } from '@/lib/routes/web-view';
import type { SiteRules } from '@/lib/sites/models';
import { editionsOf, findEdition, siteOf } from '@/sites/editions';
import { offeredEdition } from './offered-edition';
import { rememberSeen, wasSeen } from './seen';

/** Without a country it is another language of the same shop. */
export type Offer = { edition: SiteRules; country: string | null };

/** Half a year; then it is offered again. */
const keptMinutes = 182 * 24 * 60;
const mostMs = 3000;
const noticeOf = ({ code }: SiteRules) => `shop.${code}`;

/** The editions of this site and of those that the footer leads to: the ones that are open and shown. */
function openEditions(site: SiteRules) {
  const shown = document.querySelector<HTMLElement>('footer[data-editions]')?.dataset.editions ?? '';
  const others = shown.split(' ').flatMap((code) => findEdition(code) ?? []);
  return [...editionsOf(siteOf(site.code).code), ...others].map(({ code }) => code);
}

/** Pages are the same for everyone, so the browser asks where it is. Not for programs and apps. */
export async function findOffer(site: SiteRules): Promise<Offer | null> {
  const open = openEditions(site);
  if (open.length < 2 || isWebView() || (await isBot())) return null;
  const found = await soon(browserApi(site).send(readCountry, { token: null }), mostMs);
  const country = found?.country ?? null;
  const edition = offeredEdition(site, open, { country, reads: navigator.languages });
  if (!edition || wasSeen(site, noticeOf(edition))) return null;
  return { edition, country: siteOf(edition.code) === siteOf(site.code) ? null : country };
}

export function rememberOffer(site: SiteRules, { edition }: Offer): void {
  rememberSeen(site, noticeOf(edition), keptMinutes);
}
