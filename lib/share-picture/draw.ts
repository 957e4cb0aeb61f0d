import { readFile } from 'node:fs/promises';
import sharp, { type OverlayOptions } from 'sharp';
import { leafSvg } from '@/config/leaf';
import { cropTo } from '@/lib/pictures/crop';
import { shareSize } from '@/lib/routes/share-picture';
import { fitLines, type Room } from './fit-lines';
import type { Lettering } from './lettering';

export type Drawing = {
  title: string;
  /** @param focus as of `cropTo` */
  picture: { path: string; focus: string | undefined } | null;
};

const colours = { paper: '#fbf9f6', linen: '#f3eee7', ink: '#1e1b18', linden: '#2f5d46' } as const;
/** The words stand beside the picture, never on it. A packshot of 4:3 loses 4 % at each side. */
const pictureWidth = 780;
const margin = 56;
const besidePicture = {
  left: margin,
  width: shareSize.width - pictureWidth - margin - 36,
  height: 380,
  sizes: [60, 54, 48, 43, 38, 33, 28],
} as const;
const alone = { left: 96, width: 760, height: 330, sizes: [84, 76, 68, 60, 52, 44] } as const;

/** Logo and title. What is written is a path, so nothing of a text is read as SVG. */
function words(title: string, room: Room & { left: number }, { widthOf, pathOf }: Lettering): Buffer {
  const { size, lineHeight, lines } = fitLines(title, room, widthOf);
  const { left } = room;
  const top = (shareSize.height - lines.length * lineHeight) / 2 + size * 0.86 + 18;
  const paths = lines.map((line, index) => pathOf(line, { x: left, y: top + index * lineHeight, size }));
  const ornament = `<g transform="translate(800 120) scale(13)">${leafSvg(colours.linen, colours.paper)}</g>`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}">
    ${room === alone ? ornament : ''}
    <g transform="translate(${left - 4} 52) scale(1.5)">${leafSvg(colours.linden, colours.paper)}</g>
    <path fill="${colours.ink}" d="${pathOf('Linden', { x: left + 54, y: 91, size: 42 })}"/>
    <path fill="${colours.ink}" d="${paths.join('')}"/>
  </svg>`);
}

async function cut({ path, focus }: NonNullable<Drawing['picture']>): Promise<OverlayOptions> {
  const image = sharp(await readFile(path));
  const shape = { width: pictureWidth, height: shareSize.height };
  const input = await image
    .extract(cropTo(await image.metadata(), shape, focus))
    .resize(shape)
    .toBuffer();
  return { input, left: shareSize.width - pictureWidth, top: 0 };
}

/** A JPEG of `shareSize`: networks take no AVIF, and some no WebP. */
export async function drawSharePicture({ title, picture }: Drawing, lettering: Lettering): Promise<Buffer> {
  const canvas = sharp({ create: { ...shareSize, channels: 3, background: colours.paper } });
  const room = picture ? besidePicture : alone;
  return canvas
    .composite([...(picture ? [await cut(picture)] : []), { input: words(title, room, lettering) }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
