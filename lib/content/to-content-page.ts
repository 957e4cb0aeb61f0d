import type { SnippetCode } from '@/api/contract/snippets';
import type { Slot, Template } from '@/api/contract/template';
import type { CardSource, ToCard } from '@/lib/product-card/to-card-model';
import type { Device } from '@/lib/routes/device';
import type { SiteRules } from '@/lib/sites/models';
import type { ContentPage, ContentSlot, SnippetModel } from './models';

/**
 * Whether the title of a snippet may head the page: an announcement has none, that of a row of products is too small for it.
 * Null for codes without a component (§2).
 */
const mayHead: Record<SnippetCode, boolean | null> = {
  'announcement-banner': false,
  'full-width-image': true,
  'full-width-text': true,
  'grid-on-image': false,
  'grid-under-image': false,
  'grid-icon': true,
  'hero-products': false,
  'popular-categories': false,
  spotlight: true,
  faq: true,
  packages: false,
  'job-advertisements': false,
  'dynamic-products': false,
  'dynamic-info': false,
  'withdrawal-form': false,
  'personalisation-1': false,
  'personalisation-2': false,
  'personalisation-3': false,
  'spotlight-search-bar': null,
  'collection-list': null,
  subscription: null,
};

function headsPage({ snippetCode, context }: Slot): boolean {
  return Boolean(mayHead[snippetCode] && 'title' in context && context.title);
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
  const slots = template.slots.filter(({ snippetCode }) => mayHead[snippetCode] !== null);
  const head = slots.find(headsPage);
  const { title, description } = template.seoInfo;
  return {
    alias: template.alias,
    device,
    title: title[language] ?? Object.values(title)[0] ?? '',
    description: description[language] ?? Object.values(description)[0] ?? '',
    needsHeading: !head,
    slots: slots.flatMap((slot) => toSlot(slot, slot === head, toCard)),
  };
}
