import 'server-only';
import { previewTemplate, readMobileTemplate, readTemplate } from '@/api/contract/calls/template';
import { serverApi } from '@/lib/api/server';
import { makeContentPage } from '@/lib/content/loader';
import { slotNamespaces } from '@/lib/content/slot-answer';
import { loadMessages } from '@/lib/i18n/messages';
import { pickTexts } from '@/lib/i18n/pick-texts';
import type { SiteCode } from '@/lib/sites/models';
import { getSite } from '@/lib/sites/sites';
import { liveVersion, type PreviewChoice } from './choice';
import type { Previewed } from './models';

/** @throws ApiFailure, also when the token is not that of staff */
function readVersion(code: SiteCode, { templateId, pageId, device }: PreviewChoice, token: string) {
  const api = serverApi(code);
  if (pageId !== liveVersion) return api.send(previewTemplate, { templateId, pageId, token });
  return api.send(device === 'mobile' ? readMobileTemplate : readTemplate, { alias: templateId });
}

/**
 * A version as visitors would see it, made ready to draw.
 * @param token of staff; the API checks it
 * @throws ApiFailure
 */
export async function loadPreview(code: SiteCode, choice: PreviewChoice, token: string): Promise<Previewed> {
  const site = getSite(code);
  const template = await readVersion(code, choice, token);
  const page = await makeContentPage(template, { site, device: choice.device });
  const namespaces = page.slots.flatMap(({ slot }) => slotNamespaces[slot.snippetCode] ?? []);
  return { page, messages: pickTexts(await loadMessages(site.language), namespaces) };
}
