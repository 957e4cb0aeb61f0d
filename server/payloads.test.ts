/** @jest-environment node */
import type { Payload } from './page-cache';
import { Payloads, toPayload } from './payloads';

const payload = (data: string, bytes = 1000): Payload => ({
  id: { drawing: 'drawing', data },
  gzip: Buffer.alloc(bytes),
  brotli: Buffer.alloc(bytes),
});

describe('Payloads', () => {
  it('stay within their bytes, and those of pages that are still sent stay longest', () => {
    const payloads = new Payloads(100_000);
    const known = payload('known');
    for (let n = 0; n < 200; n += 1) {
      expect(payloads.keep(payload(`other-${n}`))).toBe(true);
      expect(payloads.keep(known)).toBe(true);
    }
    expect(payloads.find(known.id)).toBe(known);
    const kept = Array.from({ length: 200 }, (_, n) => payloads.find(payload(`other-${n}`).id)).filter(
      Boolean,
    );
    expect(kept.length).toBeGreaterThan(30);
    expect(kept.length).toBeLessThan(40);
    expect(payloads.find(payload('other-199').id)).not.toBeNull();
  });

  it('say so when one has no room at all', () => {
    const payloads = new Payloads(100_000);
    expect(payloads.keep(payload('large', 60_000))).toBe(false);
    expect(payloads.find(payload('large').id)).toBeNull();
  });
});

describe('toPayload', () => {
  it('packs none that the page before had already', async () => {
    const previous = payload('a');
    const split = { html: '', id: previous.id, script: 'x' };
    expect(await toPayload(split, previous)).toBe(previous);
    expect(await toPayload({ ...split, id: { drawing: 'drawing', data: 'b' } }, previous)).not.toBe(previous);
  });
});
