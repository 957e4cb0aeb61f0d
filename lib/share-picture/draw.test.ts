/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { leafSvg } from '@/config/leaf';
import { drawSharePicture } from './draw';
import { openLettering } from './lettering';

const root = join(import.meta.dirname, '../..');
const lettering = openLettering(join(root, 'node_modules/@fontsource/fraunces/files'));
const pictureOf = (file: string, focus?: string) => ({ path: join(root, 'public/media', file), focus });

async function draw(title: string, picture: ReturnType<typeof pictureOf> | null) {
  const bytes = await drawSharePicture({ title, picture }, await lettering);
  const { format, width, height } = await sharp(bytes).metadata();
  return { bytes, is: [format, width, height] };
}

it.each([
  ['a room', 'Een slaapkamer inrichten in vier stappen', pictureOf('room-bedroom.webp', '57% 60%')],
  ['a packshot', 'Bergen hoekbank met chaise longue rechts', pictureOf('sofa-bergen-corner-main.webp')],
  ['no picture', 'Algemene voorwaarden', null],
])('draws a JPEG that networks show whole: %s', async (_what, title, picture) => {
  const { bytes, is } = await draw(title, picture);
  expect(is).toEqual(['jpeg', 1200, 630]);
  expect(bytes.length).toBeLessThan(300_000);
});

it('shows the title and the picture', async () => {
  const bank = await draw('Bank', pictureOf('room-living.webp'));
  const table = await draw('Tafel', pictureOf('room-living.webp'));
  const other = await draw('Bank', pictureOf('room-study.webp'));
  expect(bank.bytes.equals(table.bytes)).toBe(false);
  expect(bank.bytes.equals(other.bytes)).toBe(false);
});

it('draws what is no SVG as letters', async () => {
  const { is } = await draw('"/></svg><script>&lt; ☂ 🛋', null);
  expect(is).toEqual(['jpeg', 1200, 630]);
});

it('has the letters of Turkish and Czech, kerned with the others', async () => {
  const { pathOf, widthOf } = await lettering;
  const place = { x: 0, y: 0, size: 50 };
  for (const letter of 'ğşıİçöüřěůžč') expect(pathOf(letter, place).length).toBeGreaterThan(20);
  expect(widthOf('ğa', 50)).toBeGreaterThan(widthOf('a', 50));
  expect(pathOf('☂', place)).toBe('');
});

it('draws the leaf that browsers show beside the title', async () => {
  const icon = await readFile(join(root, 'public/icon.svg'), 'utf8');
  expect(icon).toContain(leafSvg('#2f5d46', '#fbf9f6'));
});
