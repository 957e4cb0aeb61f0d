/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { portOf } from '../api/testing/free-port';
import { createPictureStore } from '../lib/pictures/picture-store';
import { createPictureHandler, isPictureRequest } from './picture-handler';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const modern = 'image/avif,image/webp,*/*';
let server: Server;
let port = 0;

beforeAll(async () => {
  const create = { width: 1200, height: 800, channels: 3 as const, background: '#b5472f' };
  await sharp({ create }).webp().toFile(join(folder, 'sofa.webp'));
  server = createServer(createPictureHandler(createPictureStore(folder, 1e6)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = portOf(server);
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

/** Sends the path as it is; `fetch` would tidy it. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>(
    (resolve, reject) => {
      const call = request({ port, host: '127.0.0.1', path, headers, method, agent: false }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      });
      call.on('error', reject);
      call.end();
    },
  );
}

it.each([
  ['640w', modern, 'avif'],
  ['640w', 'image/webp,*/*', 'webp'],
  ['640w', '*/*', 'jpeg'],
  // Too small for AVIF to gain anything.
  ['96w', modern, 'webp'],
])('sends %s to a reader of %s as %s', async (size, accept, format) => {
  const { status, headers, body } = await get(`/media/${size}/sofa.webp`, { accept });
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-type': `image/${format}`, vary: 'Accept' });
  expect(headers['cache-control']).toMatch(/^public, max-age=2678400/);
  expect((await sharp(body).metadata()).format).toBe(format === 'avif' ? 'heif' : format);
});

it.each([
  ['thumb', 480, 320],
  ['square', 300, 300],
  ['normal', 960, 640],
  ['60x60', 60, 60],
  ['384w', 384, 256],
  // Nothing is enlarged.
  ['1920w', 1200, 800],
  ['big', 1200, 800],
])('makes %s %i by %i', async (size, width, height) => {
  const { body } = await get(`/media/${size}/sofa.webp`, { accept: 'image/webp' });
  expect(await sharp(body).metadata()).toMatchObject({ width, height });
});

it('answers HEAD and tags that are known', async () => {
  const path = '/media/96w/sofa.webp';
  const { headers } = await get(path);
  expect(await get(path, {}, 'HEAD')).toMatchObject({ status: 200, body: Buffer.alloc(0) });
  const again = await get(path, { 'if-none-match': headers.etag ?? '' });
  expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
});

it('says that a picture is missing', async () => {
  expect((await get('/media/96w/chair.webp')).status).toBe(404);
});

it.each([
  '/media/3840w/sofa.webp',
  '/media/1921w/sofa.webp',
  '/media/5000x5000/sofa.webp',
  '/media/640/sofa.webp',
  '/media/constructor/sofa.webp',
  '/media/96w/sofa.svg',
  '/media/96w/../../package.json',
  '/media/96w/..%2F..%2Fpackage.json',
  '/media/96w/%73ofa.webp',
  '/media/96w/sofa.webp?x=1',
  '/media/96w/x/sofa.webp',
  '/media/96w/https://evil.test/x.png',
  '/media//sofa.webp',
  '/_next/image?url=https%3A%2F%2Fevil.test%2Fx.png&w=640&q=75',
  '/_next/image?url=%2Fmedia%2Fsofa.webp&w=640&q=75',
  '/_next/image',
])('refuses %s', async (path) => {
  expect((await get(path)).status).toBe(400);
});

it('takes pictures in a size only', () => {
  const isTaken = (url: string) => isPictureRequest(Object.assign(Object.create(null), { url }));
  expect(['/_next/image', '/_next/image/', '/media/96w/sofa.webp', '/media/96w/'].every(isTaken)).toBe(true);
  expect(['/_next/images', '/nl', '/_next/static/a.js', '/media/sofa.webp'].some(isTaken)).toBe(false);
});
