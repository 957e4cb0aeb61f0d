import type { SnippetModel, SnippetModels } from './models';

/** How much room a slot takes on a screen of each kind, px: its place is as high, so nothing moves when it comes. */
export type SlotRoom = { phone: number; tablet: number; desktop: number };

const none: SlotRoom = { phone: 0, tablet: 0, desktop: 0 };
/** The air around a snippet, and a heading with what is below it. */
const air: SlotRoom = { phone: 48, tablet: 67, desktop: 96 };
const heading: SlotRoom = { phone: 59, tablet: 69, desktop: 77 };
/** A row of cards as they stand in a slider, and each row of a grid of them. */
const cards: SlotRoom = { phone: 380, tablet: 366, desktop: 408 };

const sum = (...rooms: readonly SlotRoom[]): SlotRoom => ({
  phone: rooms.reduce((all, { phone }) => all + phone, 0),
  tablet: rooms.reduce((all, { tablet }) => all + tablet, 0),
  desktop: rooms.reduce((all, { desktop }) => all + desktop, 0),
});

/** @param row height of one row with the gap below it. @param columns how many stand in it */
function rows(count: number, row: SlotRoom, columns: SlotRoom): SlotRoom {
  const room = (key: keyof SlotRoom) => Math.ceil(count / columns[key]) * row[key];
  return { phone: room('phone'), tablet: room('tablet'), desktop: room('desktop') };
}

const columns = (phone: number, tablet: number, desktop: number): SlotRoom => ({ phone, tablet, desktop });
const inOne = columns(1, 1, 1);

/** @param characters of running text, 28 px a line */
function lines(characters: number): SlotRoom {
  const room = (perLine: number) => Math.ceil(characters / perLine) * 28;
  return { phone: room(44), tablet: room(68), desktop: room(68) };
}

/** A title that is longer than a line of a phone takes two there. */
function titled(title: string | undefined, body: SlotRoom): SlotRoom {
  if (!title) return sum(air, body);
  return sum(air, heading, { ...none, phone: title.length > 24 ? 36 : 0 }, body);
}

function cardsRoom({ layout, cards: shown, title }: SnippetModels['hero-products']): SlotRoom {
  if (shown.length === 0) return none;
  return titled(title, layout === 'grid' ? rows(shown.length, cards, columns(2, 3, 4)) : cards);
}

type WithPictures = Extract<
  SnippetModel,
  {
    snippetCode:
      | 'full-width-image'
      | 'grid-on-image'
      | 'grid-under-image'
      | 'hero-products'
      | 'dynamic-products'
      | 'popular-categories'
      | 'spotlight';
  }
>;

function picturesRoom({ snippetCode, context }: WithPictures): SlotRoom {
  switch (snippetCode) {
    case 'full-width-image': {
      const list = context.places.length > 0 ? { phone: 90, tablet: 130, desktop: 0 } : none;
      return sum(air, { phone: 566, tablet: 340, desktop: 640 }, list);
    }
    case 'grid-on-image': {
      const row = { phone: 374, tablet: 376, desktop: 437 };
      return titled(context.title, rows(context.tiles.length, row, columns(1, 2, 3)));
    }
    case 'grid-under-image': {
      const row = { phone: 378, tablet: 280, desktop: 412 };
      return titled(context.title, rows(context.tiles.length, row, columns(1, 3, 3)));
    }
    case 'hero-products':
    case 'dynamic-products':
      return cardsRoom(context);
    case 'popular-categories': {
      const row = { phone: 190, tablet: 190, desktop: 310 };
      return titled(context.title, rows(context.categories.length, row, columns(2, 4, 4)));
    }
    case 'spotlight': {
      const row = { phone: 434, tablet: 430, desktop: 638 };
      return titled(context.title, rows(context.cards.length, row, columns(1, 2, 2)));
    }
  }
}

const same = (height: number): SlotRoom => ({ phone: height, tablet: height, desktop: height });

/** A question that is longer than a line of a phone takes two there. */
const questionRoom = (question: string) => sum(same(57), { ...none, phone: question.length > 40 ? 24 : 0 });

/** Estimated from what it shows: measured where the shop's own pages have it. */
export function roomOf(slot: SnippetModel): SlotRoom {
  switch (slot.snippetCode) {
    case 'announcement-banner':
      return { phone: 60, tablet: 49, desktop: 49 };
    case 'full-width-text':
      return titled(slot.context.title, lines(slot.context.article.html.length));
    case 'grid-icon': {
      const row = { phone: 106, tablet: 84, desktop: 150 };
      const frame = { phone: 16, tablet: 48, desktop: 48 };
      const { title, tiles } = slot.context;
      return titled(title, sum(frame, rows(tiles.length, row, columns(1, 2, 4))));
    }
    case 'faq': {
      const { title, questions } = slot.context;
      // Beside the questions on a desktop.
      const beside = title ? { ...none, desktop: -heading.desktop } : none;
      return sum(titled(title, beside), ...questions.map(({ question }) => questionRoom(question)));
    }
    case 'packages': {
      const row = { phone: 360, tablet: 360, desktop: 400 };
      return titled(slot.context.title, rows(slot.context.packages.length, row, columns(1, 1, 3)));
    }
    case 'job-advertisements':
      return titled(slot.context.title, rows(slot.context.jobs.length, same(77), inOne));
    case 'dynamic-info': {
      const row = { phone: 114, tablet: 112, desktop: 112 };
      const frame = { phone: 34, tablet: 34, desktop: 66 };
      const { title, facts } = slot.context;
      return titled(title, sum(frame, rows(facts.length, row, columns(2, 4, 4))));
    }
    case 'withdrawal-form':
      return sum(air, same(726));
    case 'personalisation-1':
    case 'personalisation-2':
    case 'personalisation-3':
    case 'spotlight-search-bar':
    case 'collection-list':
    case 'subscription':
      return none;
    default:
      return picturesRoom(slot);
  }
}
