import clsx from 'clsx';
import { type PicturePreset, type PictureSize, picturePresets, pictureUrl } from '@/config/pictures/sizes';

type Props = {
  /** A path of this site: `/media/sofa.webp`. */
  src: string;
  alt: string;
  width: number;
  height: number;
  /** How wide a picture of 4:3 is shown there, e.g. `(min-width: 993px) 25vw, 50vw`. */
  sizes: string;
  fit?: PicturePreset;
  /** True for the largest picture above the fold only. */
  priority?: boolean;
  /** Shown until it is loaded: a colour, or a tiny picture as a data address. */
  placeholder?: string;
  /** Stays in sight when the frame cuts it, as CSS `object-position`. */
  focus?: string;
  className?: string;
};

/** What is shown in a picture's place until it is there: a tiny copy, or a colour. */
export function placeholderStyle(placeholder: string | undefined) {
  if (!placeholder?.startsWith('data:')) return { backgroundColor: placeholder };
  return { backgroundImage: `url(${placeholder})`, backgroundSize: 'cover', backgroundPosition: 'center' };
}

const widthOf = (size: PictureSize) => Number.parseInt(size, 10);

/** Enlarging a picture gains nothing: of the sizes beyond its own, one is enough. */
function usefulSizes(fit: PicturePreset, width: number): [PictureSize, ...PictureSize[]] {
  const [first, ...larger]: readonly [PictureSize, ...PictureSize[]] = picturePresets[fit];
  return [first, ...larger.filter((_, index) => widthOf(larger[index - 1] ?? first) < width)];
}

/** The frames are made for 4:3: they cut a wider picture, which is then shown as much wider. */
function sizesOf(sizes: string, shape: number): string {
  const factor = shape / (4 / 3);
  if (factor <= 1) return sizes;
  return sizes.replace(
    /([\d.]+)(px|vw)(?=,|$)/g,
    (_, length, unit) => `${Math.round(length * factor)}${unit}`,
  );
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
  placeholder,
  focus,
  className,
}: Props) {
  const [first, ...larger] = usefulSizes(fit, width);
  const hasChoice = larger.length > 0;
  const choice = [first, ...larger].map((size) => `${pictureUrl(src, size)} ${widthOf(size)}w`);
  return (
    <img
      src={pictureUrl(src, larger[0] ?? first)}
      srcSet={hasChoice ? choice.join(', ') : undefined}
      sizes={hasChoice ? sizesOf(sizes, width / height) : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      style={placeholder || focus ? { ...placeholderStyle(placeholder), objectPosition: focus } : undefined}
      className={clsx('max-w-full', className)}
    />
  );
}
