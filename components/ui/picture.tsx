import clsx from 'clsx';

/**
 * Widths to choose from, by how large a picture is shown at most: few, because every one of them stands in the HTML
 * of every picture twice. All must be among the device and image sizes of next.config.mjs.
 */
const widths = {
  /** Up to 144 px. */
  thumb: [96, 256],
  /** A column of a grid, on sharp phones too. */
  card: [384, 640, 828],
  /** Up to the whole window. */
  wide: [640, 828, 1080, 1920],
  /** One for all: pictures that most visitors never ask for. */
  single: [640],
} as const;
const quality = 75;

export type PictureFit = keyof typeof widths;

type Props = {
  /** A path of this site: `/media/sofa.webp`. */
  src: string;
  alt: string;
  width: number;
  height: number;
  /** How wide it is shown, e.g. `(min-width: 993px) 25vw, 50vw`. */
  sizes: string;
  fit?: PictureFit;
  /** True for the largest picture above the fold only. */
  priority?: boolean;
  className?: string;
};

export function pictureUrl(src: string, width: number): string {
  return `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${quality}`;
}

/** A responsive picture without client code. Its size is known before it loads, so nothing moves. */
export function Picture({
  src,
  alt,
  width,
  height,
  sizes,
  fit = 'card',
  priority = false,
  className,
}: Props) {
  const [first, ...larger] = widths[fit];
  // Enlarging a picture gains nothing: of the widths beyond its own, one is enough.
  const useful = [first, ...larger.filter((_, index) => (larger[index - 1] ?? first) < width)];
  const hasChoice = useful.length > 1;
  return (
    <img
      src={pictureUrl(src, useful[1] ?? first)}
      srcSet={hasChoice ? useful.map((each) => `${pictureUrl(src, each)} ${each}w`).join(', ') : undefined}
      sizes={hasChoice ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={clsx('max-w-full', className)}
    />
  );
}
