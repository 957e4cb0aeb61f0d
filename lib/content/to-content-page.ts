import type { SiteRules } from '@/api/contract/sites';
import type { Slot, SnippetCode, Template } from '@/api/contract/template';
import type { Device } from '@/lib/device/device';
import type { ContentPage } from './models';

/** Codes that stand in templates without a component (§2). */
const silent: ReadonlySet<SnippetCode> = new Set(['spotlight-search-bar', 'collection-list', 'subscription']);

/** Snippets whose title may head the page. An announcement has none, a row of products is too small for it. */
const heads: ReadonlySet<SnippetCode> = new Set([
  'full-width-image',
  'full-width-text',
  'spotlight',
  'faq',
  'grid-icon',
]);

function hasTitle(slot: Slot): boolean {
  return heads.has(slot.snippetCode) && 'title' in slot.context && Boolean(slot.context.title);
}

export function toContentPage(
  template: Template,
  site: Pick<SiteRules, 'language'>,
  device: Device,
): ContentPage {
  const slots = template.slots.filter((slot) => !silent.has(slot.snippetCode));
  const head = slots.find(hasTitle);
  const { title, description } = template.seoInfo;
  return {
    alias: template.alias,
    device,
    title: title[site.language] ?? title.nl ?? '',
    description: description[site.language] ?? description.nl ?? '',
    needsHeading: !head,
    slots: slots.map((slot) => ({ slot, isMainHeading: slot === head })),
  };
}
