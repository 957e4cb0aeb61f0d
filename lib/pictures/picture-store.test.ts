/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createPictureStore } from './picture-store';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const file = join(folder, 'sofa.webp');
const paint = (background: string) =>
  sharp({ create: { width: 120, height: 80, channels: 3, background } })
    .webp()
    .toFile(file);

beforeEach(() => paint('#ff0000'));
afterAll(() => rmSync(folder, { recursive: true }));

it('makes a picture once, for requests at the same time too', async () => {
  const read = createPictureStore(folder, 1e6);
  const [first, second] = await Promise.all([read('96w', 'sofa.webp'), read('96w', 'sofa.webp')]);
  await paint('#0000ff');
  const third = await read('96w', 'sofa.webp');
  expect(second).toBe(first);
  expect(third).toBe(first);
});

it('keeps no more than it may', async () => {
  const read = createPictureStore(folder, 2000);
  const first = await read('96w', 'sofa.webp');
  await read('256w', 'sofa.webp');
  await read('60x60', 'sofa.webp');
  await read('120x120', 'sofa.webp');
  expect(await read('96w', 'sofa.webp')).not.toBe(first);
});

it('keeps no failure', async () => {
  const read = createPictureStore(folder, 1e6);
  rmSync(file);
  expect(await read('96w', 'sofa.webp')).toBe('missing');
  await paint('#00ff00');
  expect(await read('96w', 'sofa.webp')).toMatchObject({ type: 'image/jpeg' });
});
