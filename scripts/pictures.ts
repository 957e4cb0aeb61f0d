/**
 * `npm run pictures` measures every file of public/media and writes config/pictures/facts.json: width, height, colour
 * and a blur to show until it is there. A `focus` that was set by hand stays.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { type PictureFacts, pictureFacts } from '../config/pictures/facts.ts';

const folder = new URL('../public/media/', import.meta.url);
const list = new URL('../config/pictures/facts.json', import.meta.url);
const blurWidth = 12;

const hex = (value: number) => value.toString(16).padStart(2, '0');

async function measure(file: string): Promise<PictureFacts> {
  const image = sharp(new URL(file, folder).pathname);
  const { width, height } = await image.metadata();
  const { dominant } = await image.stats();
  const blur = await image.clone().resize(blurWidth).webp({ quality: 40, effort: 6 }).toBuffer();
  const focus = pictureFacts[file]?.focus;
  return {
    width,
    height,
    colour: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
    blur: `data:image/webp;base64,${blur.toString('base64')}`,
    ...(focus ? { focus } : {}),
  };
}

const lines: string[] = [];
for (const file of readdirSync(folder).sort())
  lines.push(`${JSON.stringify(file)}: ${JSON.stringify(await measure(file))}`);
writeFileSync(list, `{\n${lines.join(',\n')}\n}\n`);
console.info(`${lines.length} pictures measured`);
