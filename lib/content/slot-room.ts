import type { Device } from '@/lib/routes/device';
import { isAbreast } from './is-abreast';
import { isInPairs } from './is-in-pairs';
import type { SnippetModel, SnippetModels } from './models';

/** A height: pixels, a share of how wide the content of the page is, and how often the heading and the air of a section. */
type Room = { px: number; wide?: number; heading?: number; air?: number };

/** How much room a slot takes on a screen of each kind: its place is as high, so nothing moves when it comes. */
export type SlotRoom = { phone: Room; tablet: Room; desktop: Room };

const none: SlotRoom = { phone: { px: 0 }, tablet: { px: 0 }, desktop: { px: 0 } };

/** As CSS, by the measures of `slot-room`. */
function roomLength({ px, wide = 0, heading = 0, air = 0 }: Room): string {
  const parts = [
    `${Math.round(px)}px`,
    wide > 0 && `${Number(wide.toFixed(3))} * var(--wide)`,
    air > 0 && (heading > 0 ? 'var(--titled)' : 'var(--spacing-section)'),
  ].filter((part) => part !== false);
  const [first = '0px', ...more] = parts;
  return more.length === 0 ? first : `calc(${parts.join(' + ')})`;
}

/** The lengths of a room by the kind of screen. */
export type RoomLengths = { phone: string; tablet: string; desktop?: string };

/** The page of phones leaves a desktop's out: what is wider than a tablet has the page of desktops. */
export const roomLengths = ({ phone, tablet, desktop }: SlotRoom, device: Device): RoomLengths => ({
  phone: roomLength(phone),
  tablet: roomLength(tablet),
  ...(device === 'desktop' && { desktop: roomLength(desktop) }),
});

type Title = string | undefined;

/** What stands in a section, below its heading if it has one. */
function section(title: Title, phone: Room, tablet: Room, desktop: Room): SlotRoom {
  // On a phone a long one takes two lines.
  const lines = title && title.length > 24 ? 36 : 0;
  const framed = (room: Room, more = 0): Room => ({
    heading: title ? 1 : 0,
    air: 1,
    ...room,
    px: room.px + more,
  });
  return { phone: framed(phone, lines), tablet: framed(tablet), desktop: framed(desktop) };
}

const linesOf = (text: string | undefined, perLine: number) => Math.ceil((text?.length ?? 0) / perLine);
const longest = (texts: readonly (string | undefined)[], perLine: number) =>
  Math.max(0, ...texts.map((text) => linesOf(text, perLine)));

type Grid = {
  count: number;
  columns: number;
  /** Between columns and between rows, px. */
  gaps: readonly [number, number];
  /** Of the picture: its height by its width. */
  shape?: number;
  /** What is below the picture, px. */
  below: number;
};

function grid({ count, columns, gaps: [beside, between], shape = 3 / 4, below }: Grid): Room {
  const rows = Math.ceil(count / columns);
  const cut = (shape * (columns - 1) * beside) / columns;
  return { px: rows * (below - cut) + (rows - 1) * between, wide: (rows * shape) / columns };
}

/** What a card says below its picture. */
const cardFacts = 163;
/** A card in a slider, as wide as `slide` says, and the room that the slider keeps around it. */
const slide = (share: number, gaps: number): Room => ({
  px: cardFacts + 21 - 0.75 * share * gaps,
  wide: 0.75 * share,
});

function cardsRoom({ layout, cards, title, text, ...more }: SnippetModels['hero-products']): SlotRoom {
  const count = cards.length;
  if (count === 0) return none;
  const intro = (perLine: number) => (text ? 8 + linesOf(text, perLine) * 26 : 0);
  const above = { phone: intro(46) + (more.linkText ? 48 : 0), tablet: intro(60), desktop: intro(68) };
  const plus = (room: Room, px: number): Room => ({ ...room, px: room.px + px });
  if (layout !== 'grid')
    return section(
      title,
      plus(slide(0.62, 0), above.phone),
      plus(slide(0.38, 0), above.tablet),
      plus(slide(1 / 4, 72), above.desktop),
    );
  const rows = (columns: number, gap: number) => grid({ count, columns, gaps: [gap, 40], below: cardFacts });
  return section(
    title,
    plus(rows(2, 16), above.phone),
    plus(rows(isInPairs(count) ? 2 : 3, 16), above.tablet),
    plus(rows(4, 24), above.desktop),
  );
}

type WithPictures = Extract<
  SnippetModel,
  { snippetCode: 'grid-on-image' | 'grid-under-image' | 'popular-categories' | 'spotlight' }
>;

function picturesRoom({ snippetCode, context }: WithPictures): SlotRoom {
  switch (snippetCode) {
    case 'grid-on-image': {
      const count = context.tiles.length;
      const texts = context.tiles.map(({ text }) => text);
      const inTwos = (between: number, below: number): Room => {
        const odd = count % 2;
        const pairs = grid({ count: count - odd, columns: 2, gaps: [16, between], shape: 1, below });
        return odd ? { px: pairs.px + between + below, wide: (pairs.wide ?? 0) + 3 / 8 } : pairs;
      };
      const inThrees = grid({ count, columns: 3, gaps: [24, 24], shape: 1, below: 0 });
      return section(context.title, inTwos(24, 34 + longest(texts, 22) * 22), inTwos(16, 0), inThrees);
    }
    case 'grid-under-image': {
      const count = context.tiles.length;
      const onTablets = count % 3 === 0 ? 3 : 2;
      const texts = context.tiles.map(({ text }) => text);
      const below = (perLine: number) => 47 + longest(texts, perLine) * 25.6;
      return section(
        context.title,
        grid({ count, columns: 1, gaps: [0, 32], below: below(46) }),
        grid({ count, columns: onTablets, gaps: [16, 32], below: below(onTablets === 3 ? 31 : 45) }),
        grid({ count, columns: 3, gaps: [24, 32], below: below(62) }),
      );
    }
    case 'popular-categories': {
      const count = context.categories.length;
      return section(
        context.title,
        grid({ count, columns: 2, gaps: [16, 24], below: 38 }),
        grid({ count, columns: 4, gaps: [16, 24], below: 38 }),
        grid({ count, columns: 4, gaps: [24, 32], below: 38 }),
      );
    }
    case 'spotlight': {
      const count = context.cards.length;
      const titles = context.cards.map(({ title }) => title);
      const texts = context.cards.map(({ text }) => text);
      const below = (line: number, perTitle: number, perText: number) =>
        64 + longest(titles, perTitle) * line + longest(texts, perText) * 25.6;
      return section(
        context.title,
        grid({ count, columns: 1, gaps: [0, 40], below: below(31, 29, 47) }),
        grid({ count, columns: 2, gaps: [24, 40], below: below(33, 27, 45) }),
        grid({ count, columns: 2, gaps: [24, 40], below: below(37, 47, 75) }),
      );
    }
  }
}

/** Sections that open: their heading is beside them on a desktop. @param height of one, px */
function sectionsRoom(title: Title, titles: readonly string[], height: number): SlotRoom {
  const long = titles.filter((one) => one.length > 38).length;
  const all: Room = { px: 1 + titles.length * height };
  return section(title, { px: all.px + long * 26 }, all, { ...all, heading: 0 });
}

/** An icon is beside its words, and above them on a wide screen. */
function tilesRoom({ title, tiles }: SnippetModels['grid-icon']): SlotRoom {
  const texts = tiles.map(({ text }) => text);
  const tiled = (perLine: number, columns: number, frame: number, icon: number): Room => {
    const rows = Math.ceil(tiles.length / columns);
    return { px: frame + rows * (icon + 30 + longest(texts, perLine) * 22) + (rows - 1) * 32 };
  };
  const onDesktop = tiles.length % 3 === 0 ? 3 : 4;
  const onTablets = isAbreast(tiles) ? tiled(26, 3, 48, 44) : tiled(42, 2, 48, 0);
  return section(title, tiled(40, 1, 48, 0), onTablets, tiled(44, onDesktop, 80, 44));
}

function factsRoom({ title, facts }: SnippetModels['dynamic-info']): SlotRoom {
  const isOdd = facts.length % 2 === 1;
  const onPhones = 34 + (isOdd ? facts.length * 62 : (facts.length / 2) * 142);
  return section(title, { px: onPhones }, { px: 179 }, { px: 202 });
}

/** Estimated from what it shows: measured where the shop's own pages have it. */
export function roomOf(slot: SnippetModel): SlotRoom {
  switch (slot.snippetCode) {
    case 'announcement-banner':
      return {
        phone: { px: 44 + linesOf(slot.context.text, 42) * 22 },
        tablet: { px: 66 },
        desktop: { px: 66 },
      };
    case 'full-width-text': {
      const { title, article } = slot.context;
      const lines = (perLine: number): Room => ({ px: linesOf(article.html, perLine) * 28 });
      return section(title, lines(44), lines(68), lines(68));
    }
    case 'full-width-image': {
      const [phone, tablet] = slot.context.places.length > 0 ? [656, 470] : [566, 340];
      return section(undefined, { px: phone }, { px: tablet }, { px: 640 });
    }
    case 'grid-icon':
      return tilesRoom(slot.context);
    case 'faq': {
      const { title, questions } = slot.context;
      return sectionsRoom(
        title,
        questions.map(({ question }) => question),
        57,
      );
    }
    case 'job-advertisements':
      return sectionsRoom(
        slot.context.title,
        slot.context.jobs.map(({ title }) => title),
        77,
      );
    case 'packages': {
      const { title, packages } = slot.context;
      const height = packages.length * 360;
      return section(title, { px: height }, { px: height }, { px: Math.ceil(packages.length / 3) * 400 });
    }
    case 'dynamic-info':
      return factsRoom(slot.context);
    case 'withdrawal-form':
      return section(undefined, { px: 726 }, { px: 726 }, { px: 726 });
    case 'hero-products':
    case 'dynamic-products':
      return cardsRoom(slot.context);
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
