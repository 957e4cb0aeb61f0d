/** @jest-environment node */
import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { pictureFacts } from '../config/pictures/facts';

const files = readdirSync('public/media').sort();

it('every picture is measured, and nothing else (`npm run pictures` does it)', () => {
  expect(Object.keys(pictureFacts).sort()).toEqual(files);
});

it.each(files)('%s is as it was measured', async (file) => {
  const { width, height } = await sharp(`public/media/${file}`).metadata();
  const facts = pictureFacts[file];
  expect(facts).toMatchObject({ width, height, colour: expect.stringMatching(/^#[0-9a-f]{6}$/) });
  expect(facts?.focus ?? '50% 50%').toMatch(/^\d{1,3}% \d{1,3}%$/);
  const blur = await sharp(Buffer.from(facts?.blur.split(',')[1] ?? '', 'base64')).metadata();
  expect(blur).toMatchObject({ format: 'webp', width: 12 });
  expect(facts?.blur.length).toBeLessThan(260);
});
