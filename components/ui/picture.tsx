import clsx from 'clsx';

/** Widths that the image optimiser makes; they must be among its device and image sizes. */
const widths = [96, 256, 384, 640, 828, 1080, 1920];
const quality = 75;

type Props = {
  /** A path of this site: `/media/sofa.webp`. */
  src: string;
  alt: string;
  width: number;
  height: number;
  /** How wide it is shown, e.g. `(min-width: 993px) 25vw, 50vw`. */
  sizes: string;
  /** True for the largest picture above the fold only. */
  priority?: boolean;
  className?: string;
};

export function pictureUrl(src: string, width: number): string {
  return `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${quality}`;
}

/** A responsive picture without client code. Its size is known before it loads, so nothing moves. */
export function Picture({ src, alt, width, height, sizes, priority = false, className }: Props) {
  const largest = widths.find((candidate) => candidate >= width) ?? 1920;
  const useful = widths.filter((candidate) => candidate <= largest);
  return (
    <img
      src={pictureUrl(src, Math.min(largest, 828))}
      srcSet={useful.map((candidate) => `${pictureUrl(src, candidate)} ${candidate}w`).join(', ')}
      sizes={sizes}
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
