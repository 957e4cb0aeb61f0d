import type { SnippetModel, SnippetModels } from './models';

/** How much room a slot takes on a screen of each kind, px: its place is as high, so nothing moves when it comes. */
export type SlotRoom = { phone: number; tablet: number; desktop: number };

const none: SlotRoom = { phone: 0, tablet: 0, desktop: 0 };
/** The air around a snippet, and a heading with what is below it. */
const air: SlotRoom = { phone: 48, tablet: 67, desktop: 96 };
const heading: SlotRoom = { phone: 59, tablet: 69, desktop: 77 };
/** A row of cards as they stand in a slider, and each row of a grid of them. */
const cards: SlotRoom = { phone: 372, tablet: 400, desktop: 415 };

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

function cardsRoom({ layout, cards: shown, title }: SnippetModels['hero-products']): SlotRoom {
  if (shown.length === 0) return none;
  const body = layout === 'grid' ? rows(shown.length, cards, columns(2, 3, 4)) : cards;
  return sum(air, title ? heading : none, body);
}

function titled(title: string | undefined, body: SlotRoom): SlotRoom {
  return sum(air, title ? heading : none, body);
}

/** Estimated from what it shows: measured where the shop's own pages have it. */
export function roomOf({ snippetCode, context }: SnippetModel): SlotRoom {
  switch (snippetCode) {
    case 'announcement-banner':
      return { phone: 60, tablet: 49, desktop: 49 };
    case 'full-width-image':
      return sum(air, { phone: 590, tablet: 430, desktop: 640 });
    case 'full-width-text':
      return titled(context.title, lines(context.article.html.length));
    case 'grid-on-image':
      return titled(
        context.title,
        rows(context.tiles.length, { phone: 374, tablet: 376, desktop: 437 }, columns(1, 2, 3)),
      );
    case 'grid-under-image':
      return titled(
        context.title,
        rows(context.tiles.length, { phone: 408, tablet: 300, desktop: 430 }, columns(1, 3, 3)),
      );
    case 'grid-icon':
      return titled(
        context.title,
        sum(
          { phone: 16, tablet: 48, desktop: 48 },
          rows(context.tiles.length, { phone: 104, tablet: 124, desktop: 168 }, columns(1, 2, 4)),
        ),
      );
    case 'hero-products':
    case 'dynamic-products':
      return cardsRoom(context);
    case 'popular-categories':
      return titled(
        context.title,
        rows(context.categories.length, { phone: 190, tablet: 190, desktop: 310 }, columns(2, 4, 4)),
      );
    case 'spotlight':
      return titled(
        context.title,
        rows(context.cards.length, { phone: 400, tablet: 400, desktop: 560 }, columns(1, 2, 2)),
      );
    case 'faq':
      return sum(
        air,
        { ...heading, desktop: 0 },
        rows(context.questions.length, { phone: 65, tablet: 57, desktop: 57 }, inOne),
      );
    case 'packages':
      return titled(
        context.title,
        rows(context.packages.length, { phone: 360, tablet: 360, desktop: 400 }, columns(1, 1, 3)),
      );
    case 'job-advertisements':
      return titled(context.title, rows(context.jobs.length, { phone: 77, tablet: 77, desktop: 77 }, inOne));
    case 'dynamic-info':
      return titled(
        context.title,
        sum(
          { phone: 34, tablet: 34, desktop: 66 },
          rows(context.facts.length, { phone: 120, tablet: 98, desktop: 98 }, columns(2, 4, 4)),
        ),
      );
    case 'withdrawal-form':
      return sum(air, { phone: 430, tablet: 430, desktop: 430 });
    case 'personalisation-1':
    case 'personalisation-2':
    case 'personalisation-3':
    case 'spotlight-search-bar':
    case 'collection-list':
    case 'subscription':
      return none;
    default:
      return snippetCode satisfies never;
  }
}
