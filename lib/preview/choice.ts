import type { Device } from '@/lib/routes/device';
import { sitePath } from '@/lib/routes/paths';
import type { SiteCode } from '@/lib/sites/models';

/** Stands for what visitors see now instead of the id of a version. */
export const liveVersion = 'live';

/** What is being looked at, as it stands in the address; empty texts where nothing is chosen yet. */
export type PreviewChoice = { templateId: string; pageId: string; device: Device };

export function readChoice(query: URLSearchParams): PreviewChoice {
  return {
    templateId: query.get('templateId') ?? '',
    pageId: query.get('pageId') ?? '',
    device: query.get('device') === 'mobile' ? 'mobile' : 'desktop',
  };
}

const addressOf = (site: SiteCode, path: string, choice: PreviewChoice) =>
  sitePath(site, `${path}?${new URLSearchParams(choice)}`);

export const previewPath = (site: SiteCode, choice: PreviewChoice) => addressOf(site, 'preview', choice);
/** The page that is shown in the frame. */
export const framePath = (site: SiteCode, choice: PreviewChoice) => addressOf(site, 'preview/frame', choice);
/** What that page is made of. */
export const documentPath = (site: SiteCode, choice: PreviewChoice) =>
  addressOf(site, 'preview/document', choice);
