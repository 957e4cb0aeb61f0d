import clsx from 'clsx';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import type { PlaceModel } from '@/lib/product-card/models';

type Props = {
  image: { path: string; alt: string; width: number; height: number; placeholder?: string };
  /** As `Picture` has them; the picture is shown whole. */
  sizes: string;
  priority?: boolean;
  places: readonly PlaceModel[];
  /** Heads the list of what is seen. */
  title: string;
  /** How the list is called in figures: `places-hero`. */
  list: string;
  /** Where the list is on desktops. */
  layout: 'below' | 'beside';
  className?: string;
};

const layouts = {
  below: {
    frame: '',
    list: 'md:px-4 md:pb-4',
    title: 'pt-3 text-sm font-medium',
    lines: 'sm:grid-cols-2 lg:grid-cols-3',
  },
  beside: {
    // A point is measured by the width of the picture, which is as much of the whole.
    frame: 'md:grid md:grid-cols-[7fr_5fr] md:items-start md:[--whole:calc(100cqw*7/12)]',
    list: 'md:self-center md:px-10 lg:px-16',
    title: 'pt-4 pb-1 text-xl heading md:pb-3 md:text-2xl',
    lines: 'sm:grid-cols-2 md:grid-cols-1',
  },
} as const;

const dot = 'tabular flex size-7 shrink-0 items-center justify-center rounded-full text-xs font-semibold';
const point =
  'absolute -translate-1/2 border border-edge bg-white shadow-float transition-colors group-hover/place:bg-ink group-hover/place:text-white group-focus-visible/place:bg-ink group-focus-visible/place:text-white';

/**
 * A picture, whole, and what is seen in it: a numbered point on each thing and a line beside the picture. Point and line
 * are one link, so a keyboard stops once and a screen reader hears the name. It needs no script.
 */
export function ShoppablePicture(props: Props) {
  const { image, sizes, priority, places, title, list, layout, className } = props;
  const look = layouts[layout];
  return (
    <div className={clsx('@container relative [--whole:100cqw]', look.frame, className)}>
      <Picture
        src={image.path}
        alt={image.alt}
        width={image.width}
        height={image.height}
        placeholder={image.placeholder}
        sizes={sizes}
        fit="wide"
        priority={priority}
        className="h-auto w-full"
      />
      <div className={look.list}>
        <h2 id={list} className={clsx('px-gutter md:px-0', look.title)}>
          {title}
        </h2>
        <ol
          aria-labelledby={list}
          data-list={list}
          className={clsx(
            'no-scrollbar flex snap-x scroll-px-(--spacing-gutter) gap-x-4 overflow-x-auto px-gutter pb-3 sm:grid sm:overflow-visible md:px-0 md:pb-0',
            look.lines,
          )}
        >
          {places.map((place, index) => (
            <Line
              key={place.vsin}
              place={place}
              number={index + 1}
              left={place.x / 100}
              top={((place.y / 100) * image.height) / image.width}
            />
          ))}
        </ol>
      </div>
    </div>
  );
}

/** @param left as a share of the width of the picture, as `top` is */
function Line({
  place,
  number,
  left,
  top,
}: {
  place: PlaceModel;
  number: number;
  left: number;
  top: number;
}) {
  const at = (share: number) => `calc(${share.toFixed(3)}*var(--whole))`;
  return (
    <li data-card={place.mark} className="w-52 shrink-0 snap-start sm:w-auto">
      <Link
        href={place.href}
        className="group/place flex h-full gap-2 rounded-sm py-2 text-sm leading-snug max-sm:-outline-offset-2"
      >
        <span aria-hidden style={{ left: at(left), top: at(top) }} className={clsx(dot, point)}>
          {number}
        </span>
        <span aria-hidden className={clsx(dot, 'bg-white')}>
          {number}
        </span>
        {/* What is hidden of the price stays within the line: else it would widen the page beyond the row. */}
        <span className="relative">
          <span data-title className="group-hover/place:underline group-hover/place:underline-offset-4">
            {place.title}
          </span>
          <Price {...place.price} size="sm" />
        </span>
      </Link>
    </li>
  );
}
