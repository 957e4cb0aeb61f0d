import 'server-only';
import { createTranslator } from 'next-intl';
import { cache } from 'react';
import { readMobileTemplate, readTemplate } from '@/api/contract/calls/template';
import type { Template } from '@/api/contract/template';
import { isRefused } from '@/lib/api/failure';
import { serverApi } from '@/lib/api/server';
import { loadMessages } from '@/lib/i18n/messages';
import { toCardModel } from '@/lib/product-card/to-card-model';
import type { Device } from '@/lib/routes/device';
import type { SiteCode, SiteRules } from '@/lib/sites/models';
import { getSite } from '@/lib/sites/sites';
import type { ContentPage } from './models';
import { toContentPage } from './to-content-page';

/**
 * Makes a template ready to draw. The site is told and not asked for: where slots are fetched from, Next knows none.
 */
export async function makeContentPage(
  template: Template,
  { site, device }: { site: SiteRules; device: Device },
): Promise<ContentPage> {
  const { locale, timeZone } = site;
  const texts = { locale, timeZone, messages: await loadMessages(site.language) };
  const ofCards = createTranslator({ ...texts, namespace: 'productCard' });
  const ofContent = createTranslator({ ...texts, namespace: 'content' });
  const ofWithdrawal = createTranslator({ ...texts, namespace: 'withdrawal' });
  return toContentPage(template, {
    site,
    device,
    toCard: (card) => toCardModel(card, site, ofCards),
    words: {
      tableOfContents: ofContent('tableOfContents'),
      onMap: ofContent('onMap'),
      directions: ofContent('directions'),
      needsScript: ofWithdrawal('needsScript'),
      inThisRoom: ofCards('inThisRoom'),
      slider: { previous: ofCards('slider.previous'), next: ofCards('slider.next') },
    },
  });
}

/**
 * The page of a template, or null when there is none (§8). Only an answer that refuses the alias counts as that: a
 * server in trouble is thrown, so that a page made before stays in the cache.
 */
export async function readTemplatePage(
  code: SiteCode,
  alias: string,
  device: Device,
): Promise<ContentPage | null> {
  const call = device === 'mobile' ? readMobileTemplate : readTemplate;
  try {
    const template = await serverApi(code).send(call, { alias });
    return await makeContentPage(template, { site: getSite(code), device });
  } catch (error) {
    if (isRefused(error)) return null;
    throw error;
  }
}

/** Once for all parts of a page that is being rendered. */
export const loadTemplatePage = cache(readTemplatePage);
