import { readSlotPath } from '@/lib/routes/paths';
import { internalPath, notFoundOutcome } from './outcomes';
import { aliasPattern, templateTags } from './template-tags';
import type { Step } from './types';

/** What a page fetches for a slot that has come into view: it changes with the page, so it has the page's tags. */
export const slotsStep: Step = (visit) => {
  const slot = readSlotPath(visit.segments);
  if (!slot) return null;
  const { device, alias, id } = slot;
  if (!aliasPattern.test(alias)) return notFoundOutcome(visit);
  return {
    kind: 'rewrite',
    to: `${internalPath(visit, 'template', device, alias)}/slots/${encodeURIComponent(id)}`,
    tags: templateTags(visit.site.siteCode, alias),
  };
};
