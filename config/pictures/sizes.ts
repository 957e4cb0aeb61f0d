/**
 * Sizes in which pictures are delivered (§9): `<width>x<height>` is cut to that shape around the focal point,
 * `<width>w` keeps the shape of the picture. Nothing else is made, and nothing is enlarged.
 */
const standardSizes = [
  '60x60',
  '120x120',
  '300x300',
  '600x600',
  '240x160',
  '480x320',
  '960x640',
  '1920x1280',
  '96w',
  '256w',
  '384w',
  '640w',
  '828w',
  '1200w',
  '1920w',
] as const;
export type PictureSize = (typeof standardSizes)[number];

/** Sizes with a name, for clients that want one picture and no choice. */
const namedSizes = {
  normal: '960x640',
  thumb: '480x320',
  big: '1920x1280',
  square: '300x300',
} as const satisfies Record<string, PictureSize>;

/** What a browser may choose from, by how large a picture is shown: few, as each is in the HTML of each picture. */
export const picturePresets = {
  /** Up to 144 px. */
  thumb: ['96w', '256w'],
  /** A square of up to 120 px. */
  square: ['60x60', '120x120', '300x300'],
  /** A column of a grid, on sharp phones too. */
  card: ['384w', '640w', '828w'],
  /** Up to the whole window. */
  wide: ['640w', '828w', '1200w', '1920w'],
  /** One for all: pictures that most visitors never ask for. */
  single: ['640w'],
} as const satisfies Record<string, readonly [PictureSize, ...PictureSize[]]>;
export type PicturePreset = keyof typeof picturePresets;

/** Where a picture lies in a size. `src` is a path of this site: `/media/sofa.webp`. */
export function pictureUrl(src: string, size: PictureSize | keyof typeof namedSizes): string {
  return src.replace('/media/', `/media/${size}/`);
}

/** Pixels of a size or of its name, e.g. `thumb`; null for all that is not delivered. A height of null follows the picture. */
export function readSize(text: string): { width: number; height: number | null } | null {
  const name = Object.entries(namedSizes).find(([key]) => key === text)?.[1] ?? text;
  if (!standardSizes.some((size) => size === name)) return null;
  const [width = 0, height] = name.replace('w', '').split('x').map(Number);
  return { width, height: height ?? null };
}
