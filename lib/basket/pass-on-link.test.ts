import { passOnLink } from './pass-on-link';

const url = 'https://shop.test/nl/basket?share=abc';
const written: string[] = [];

function browser(parts: { share?: () => Promise<void>; clipboard?: boolean }): void {
  written.length = 0;
  Reflect.deleteProperty(navigator, 'share');
  const clipboard = {
    writeText: async (text: string) => {
      if (parts.clipboard === false) throw new DOMException('', 'NotAllowedError');
      written.push(text);
    },
  };
  const values = { clipboard, ...(parts.share ? { share: parts.share } : {}) };
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(navigator, name, { configurable: true, value });
}
const refusing = (name: string) => () => Promise.reject(Object.assign(new Error('refused'), { name }));

test('copies where there is nothing to share with', async () => {
  browser({});
  expect(await passOnLink(url, 'Winkelmand')).toBe('copied');
  expect(written).toEqual([url]);
});

test('shares where it exists, and copies nothing then', async () => {
  const shared: unknown[] = [];
  browser({ share: async (...values: unknown[]) => void shared.push(...values) });
  expect(await passOnLink(url, 'Winkelmand')).toBe('shared');
  expect(shared).toEqual([{ title: 'Winkelmand', url }]);
  expect(written).toEqual([]);
});

test('a shopper who closes the share sheet gets no copy', async () => {
  browser({ share: refusing('AbortError') });
  expect(await passOnLink(url, 'Winkelmand')).toBe('dismissed');
  expect(written).toEqual([]);
});

test('copies when sharing is refused, and rejects when copying is, too', async () => {
  browser({ share: refusing('NotAllowedError') });
  expect(await passOnLink(url, 'Winkelmand')).toBe('copied');
  browser({ share: refusing('NotAllowedError'), clipboard: false });
  await expect(passOnLink(url, 'Winkelmand')).rejects.toThrow();
});
