import { isDeepStrictEqual } from 'node:util';
import type { templates } from '../../db/schema/content.ts';

type Document = Pick<typeof templates.$inferSelect, 'device' | 'policy' | 'seoInfo'>;

/** What the list of policies has of a document; the list is made of those of desktops. */
const listed = (document: Document | undefined) =>
  document?.device === 'desktop' && document.policy !== null
    ? [document.policy, document.seoInfo.title]
    : null;

/** What to publish when a document has been replaced: its page, and all pages of the site where they name it as a policy. */
export function tagsOfChange(
  { site, alias }: { site: string; alias: string },
  before: Document | undefined,
  after: Document | undefined,
): string[] {
  const isListedAlike = isDeepStrictEqual(listed(before), listed(after));
  return [`template:${site}:${alias}`, ...(isListedAlike ? [] : [`config:${site}`])];
}
