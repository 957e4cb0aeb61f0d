// Draws the icons of browsers and phones from public/icon.svg: `node scripts/brand-icons.mjs`. Their files are
// committed, so this runs only when the drawing changes.
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const folder = new URL('../public/', import.meta.url);
const drawing = await readFile(new URL('icon.svg', folder));

/** @param {number} size in pixels */
function png(size) {
  return sharp(drawing, { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/**
 * An .ico with one PNG inside: six bytes of header, sixteen of directory, then the picture.
 * @param {Buffer} picture
 * @param {number} size in pixels
 */
function ico(picture, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

await writeFile(new URL('favicon.ico', folder), ico(await png(48), 48));
const sizes = { 'apple-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };
for (const [name, size] of Object.entries(sizes)) await writeFile(new URL(name, folder), await png(size));
