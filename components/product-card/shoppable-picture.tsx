import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import type { PlaceModel } from '@/lib/product-card/models';

type Props = {
  image: { path: string; alt: string; width: number; height: number; placeholder?: string };
  /** As `Picture` has them. */
  sizes: string;
  priority?: boolean;
  places: readonly PlaceModel[];
  /** Heads the list of what is seen. */
  title: string;
  /** How the list is called in figures: `places-hero`. */
  list: string;
  layout: keyof typeof layouts;
  /** Of `hero`: what stands before the picture, and beside it where there is room. */
  children?: ReactNode;
};

/** The picture is as wide as the container and shown whole, unless what is seen in it needs more height beside it. A point is measured by `picture-point`. */
const whole = '@container place-frame';

const row = 'place-row';
/** A row that scrolls on phones. */
const grid = `${row} sm:grid sm:overflow-visible md:px-0 md:pb-0`;

const layouts = {
  /** Words and picture side by side from tablets on; what is seen in it begins below both where the words do. */
  hero: {
    frame: 'place-hero',
    inner: '@container place-hero-inner',
    picture: 'place-hero-picture',
    list: 'pt-2 sm:col-span-full md:page-width md:pb-2',
    title: 'sr-only',
    lines: clsx(grid, 'sm:grid-cols-3 md:grid-flow-col md:grid-cols-none md:justify-between'),
    line: null,
  },
  beside: {
    frame: `${whole} place-beside`,
    inner: 'contents',
    picture: 'h-auto md:h-full md:object-cover',
    list: 'md:self-center md:px-8 md:pb-4 lg:px-16',
    title: 'pt-4 pb-1 text-xl heading md:pb-3 md:text-2xl',
    lines: clsx(grid, 'sm:grid-cols-2 md:grid-cols-1'),
    line: null,
  },
  /** Fills a cell that others make as high as it is; a phone has none. The picture is cut there. */
  cell: {
    frame: `${whole} sm:absolute! sm:inset-0 sm:[container-type:size]`,
    inner:
      'contents [--list:11rem] @xs:[--list:calc(3.25rem+3.25rem*var(--pairs))] @lg:[--list:calc(2.75rem+4.5rem*var(--pairs))] @3xl:[--list:calc(2.75rem+4rem*var(--rows))] sm:[--high:calc(100cqh-var(--list))]',
    picture: 'h-auto sm:h-(--high) sm:object-cover sm:rounded-t-sm',
    list: 'sm:h-(--list)',
    title: 'px-gutter pt-3 text-sm font-medium sm:px-4',
    lines: clsx(
      row,
      'sm:grid sm:px-4 sm:pb-0 sm:@lg:grid-cols-2 sm:@3xl:grid-cols-[repeat(var(--across),minmax(0,1fr))]',
    ),
    line: 'place-cell sm:max-w-none',
  },
} as const;

/**
 * A picture and what is seen in it: a numbered point on each thing and a line beside the picture. Point and line are one
 * link, so a keyboard stops once and a screen reader hears the name. It needs no script.
 */
export function ShoppablePicture(props: Props) {
  const { image, sizes, priority, places, title, list, layout, children } = props;
  const look = layouts[layout];
  // Side by side in a wide cell, so that none is left over.
  const across = places.length % 4 === 0 ? 4 : 3;
  const shape: Record<string, number> = {
    '--shape': image.width / image.height,
    ...(layout !== 'hero' && { '--pairs': Math.ceil(places.length / 2) }),
    ...(layout === 'cell' && { '--across': across, '--rows': Math.ceil(places.length / across) }),
  };
  return (
    <div className={look.frame} style={shape}>
      {children}
      <div className={look.inner}>
        <Picture
          src={image.path}
          alt={image.alt}
          width={image.width}
          height={image.height}
          placeholder={image.placeholder}
          sizes={sizes}
          fit="wide"
          priority={priority}
          className={clsx('w-full', look.picture)}
        />
        <div className={look.list}>
          <h2 id={list} className={clsx(layout !== 'cell' && 'px-gutter md:px-0', look.title)}>
            {title}
          </h2>
          <ol aria-labelledby={list} data-list={list} className={look.lines}>
            {places.map((place, index) => (
              <Line key={place.vsin} place={place} number={index + 1} className={look.line} />
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
}

function Line({ place, number, className }: { place: PlaceModel; number: number; className: string | null }) {
  const at: Record<string, number> = { '--x': place.x / 100, '--y': place.y / 100 };
  return (
    <li data-card={place.mark} className={clsx('max-w-60 shrink-0 snap-start', className)}>
      <Link href={place.href} className="place">
        <span aria-hidden style={at} className="place-number picture-point">
          {number}
        </span>
        <span aria-hidden className="place-number">
          {number}
        </span>
        {/* What is hidden of the price stays within the line: else it would widen the page beyond the row. */}
        <span className="relative min-w-0 text-balance">
          <span data-title className="block">
            {place.title}
          </span>
          <Price {...place.price} size="sm" />
        </span>
      </Link>
    </li>
  );
}
