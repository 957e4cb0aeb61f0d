import 'server-only';
import { embeddedApi } from '@/lib/api/embedded';
import { type Cached, cached } from '@/lib/cache/cached';
import { loadMessages } from '@/lib/i18n/messages';
import { pickTexts } from '@/lib/i18n/pick-texts';
import type { Device } from '@/lib/routes/device';
import type { SiteCode } from '@/lib/sites/models';
import { getSite } from '@/lib/sites/sites';
import { readTemplatePage } from './loader';
import type { ContentPage } from './models';
import { type SlotAnswer, slotNamespaces } from './slot-answer';

type Pages = Cached<string, ContentPage | null>;

/** Slots of a page are asked for one soon after the other: it is made once for all of them. */
const foundMs = 60_000;
const missingMs = 10_000;
const mostPages = 100;

const pages = new Map<string, Pages>();

function pagesOf(site: SiteCode, device: Device): Pages {
  const name = `${site} ${device}`;
  const known = pages.get(name);
  if (known) return known;
  const opened: Pages = cached((alias) => readTemplatePage(site, alias, device), {
    freshMs: (page) => (page ? foundMs : missingMs),
    staleMs: (page) => (page ? Number.POSITIVE_INFINITY : 0),
    max: mostPages,
  });
  embeddedApi()?.changes.subscribe(opened.invalidate);
  pages.set(name, opened);
  return opened;
}

/** What a slot shows, or null when the page has no such slot. @throws when nobody can tell */
export async function loadSlot(
  site: SiteCode,
  { device, alias, id }: { device: Device; alias: string; id: string },
): Promise<SlotAnswer | null> {
  const page = await pagesOf(site, device).get(alias);
  const found = page?.slots.find(({ slot }) => slot.id === id);
  if (!page || !found) return null;
  const namespaces = slotNamespaces[found.slot.snippetCode] ?? [];
  const messages = pickTexts(await loadMessages(getSite(site).language), namespaces);
  return { ...found, words: page.words, messages };
}
