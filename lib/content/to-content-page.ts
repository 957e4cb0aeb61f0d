import type { Slot, SnippetCode, Template } from '@/api/contract/template';
import type { CardSource, ToCard } from '@/lib/product-card/to-card-model';
import type { Device } from '@/lib/routes/device';
import type { SiteRules } from '@/lib/sites/models';
import type { ContentPage, ContentSlot, SnippetModel } from './models';

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

function withCards<C extends { products: CardSource[] }>({ products, ...context }: C, toCard: ToCard) {
  return { ...context, cards: products.map(toCard) };
}

function toSnippet(slot: Slot, toCard: ToCard): SnippetModel {
  switch (slot.snippetCode) {
    case 'hero-products':
      return { ...slot, context: withCards(slot.context, toCard) };
    case 'dynamic-products':
      return { ...slot, context: withCards(slot.context, toCard) };
    default:
      return slot;
  }
}

/** One that is broken is left out, and the page stays (§4). */
function toSlot(slot: Slot, isMainHeading: boolean, toCard: ToCard): ContentSlot[] {
  try {
    return [{ slot: toSnippet(slot, toCard), isMainHeading }];
  } catch (error) {
    console.error(`content: snippet ${slot.snippetCode} (${slot.id}) is hidden`, error);
    return [];
  }
}

export function toContentPage(
  template: Template,
  { language, device, toCard }: { language: SiteRules['language']; device: Device; toCard: ToCard },
): ContentPage {
  const slots = template.slots.filter((slot) => !silent.has(slot.snippetCode));
  const head = slots.find(hasTitle);
  const { title, description } = template.seoInfo;
  return {
    alias: template.alias,
    device,
    title: title[language] ?? title.nl ?? '',
    description: description[language] ?? description.nl ?? '',
    needsHeading: !head,
    slots: slots.flatMap((slot) => toSlot(slot, slot === head, toCard)),
  };
}
