/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { packKept } from './page';

it.each([300, 9000, 40_000])(
  'a page of %i bytes holds no more memory than what is sent of it',
  async (size) => {
    const body = randomBytes(size);
    const { gzip, brotli } = await packKept(body);
    expect(gunzipSync(gzip).equals(body)).toBe(true);
    expect([gzip.buffer.byteLength, brotli.buffer.byteLength]).toEqual([gzip.length, brotli.length]);
  },
);
