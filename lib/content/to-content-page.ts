import { type SnippetCode, snippetSchemas } from '@/api/contract/snippets';
import type { Slot, Template } from '@/api/contract/template';
import type { CardSource, ToCard } from '@/lib/product-card/to-card-model';
import { toPlace } from '@/lib/product-card/to-place';
import type { Device } from '@/lib/routes/device';
import type { SiteCode, SiteRules } from '@/lib/sites/models';
import type { ContentPage, ContentSlot, SlotCard, SnippetModel, SnippetWords } from './models';
import { toArticle } from './to-article';

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

/** What is needed to make models of the slots of one page, from the first on. */
type Making = { site: SiteCode; toCard: ToCard; shown: Set<string> };

/** A badge that most cards of a row would wear tells nothing of any of them: the heading says it. */
function withoutCommonBadge(cards: SlotCard[]): SlotCard[] {
  const worn = (text: string) => cards.filter(({ badge }) => badge?.text === text).length;
  return cards.map((card) =>
    card.badge && cards.length > 2 && worn(card.badge.text) > cards.length / 2
      ? { ...card, badge: null }
      : card,
  );
}

function withCards<C extends { products: CardSource[] }>(
  { products, ...context }: C,
  { toCard, shown }: Making,
): Omit<C, 'products'> & { cards: SlotCard[] } {
  const cards = products.map((product) => {
    const travels = !shown.has(product.vsin);
    shown.add(product.vsin);
    return { ...toCard(product), travels };
  });
  return { ...context, cards: withoutCommonBadge(cards) };
}

function toSnippet(slot: Slot, making: Making): SnippetModel {
  switch (slot.snippetCode) {
    case 'hero-products':
      return { ...slot, context: withCards(slot.context, making) };
    case 'dynamic-products':
      return { ...slot, context: withCards(slot.context, making) };
    case 'full-width-image': {
      const { places = [], ...context } = slot.context;
      return {
        ...slot,
        context: { ...context, places: places.map((place) => toPlace(place, making.toCard)) },
      };
    }
    case 'full-width-text': {
      const { body, ...context } = slot.context;
      return { ...slot, context: { ...context, article: toArticle(body, making.site) } };
    }
    default:
      return slot;
  }
}

/** A slot that cannot be drawn is left out, and the page stays (§4). */
function orNothing<T>({ id, snippetCode }: Slot, make: () => T): T[] {
  try {
    return [make()];
  } catch (error) {
    console.error(`content: snippet ${snippetCode} (${id}) is hidden`, error);
    return [];
  }
}

/** @throws for a context that breaks its schema, whatever API it came from */
function requireWhole(slot: Slot): Slot {
  snippetSchemas[slot.snippetCode].required().validateSync(slot.context);
  return slot;
}

type Shop = {
  site: Pick<SiteRules, 'code' | 'language'>;
  device: Device;
  toCard: ToCard;
  words: SnippetWords;
};

export function toContentPage(template: Template, { site, device, toCard, words }: Shop): ContentPage {
  const { language } = site;
  const making = { site: site.code, toCard, shown: new Set<string>() };
  const slots = template.slots
    .filter(({ snippetCode }) => mayHead[snippetCode] !== null)
    .flatMap((slot) => orNothing(slot, () => requireWhole(slot)));
  const head = slots.find(headsPage);
  const { title, description } = template.seoInfo;
  return {
    alias: template.alias,
    device,
    title: title[language] ?? Object.values(title)[0] ?? '',
    description: description[language] ?? Object.values(description)[0] ?? '',
    needsHeading: !head,
    words,
    slots: slots.flatMap((slot): ContentSlot[] =>
      orNothing(slot, () => ({ slot: toSnippet(slot, making), isMainHeading: slot === head })),
    ),
  };
}
