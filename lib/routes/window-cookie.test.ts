import { keepWindowCookie } from './window-cookie';

/** A window that can be made wider and narrower. */
function windowOf(width: number) {
  const listeners = new Set<() => void>();
  const shown = { width };
  Object.assign(window, {
    matchMedia: (query: string) => ({
      get matches() {
        return shown.width <= Number(/max-width: (\d+)px/.exec(query)?.[1]);
      },
      addEventListener: (_name: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_name: string, listener: () => void) => listeners.delete(listener),
    }),
  });
  return (next: number) => {
    shown.width = next;
    for (const listener of listeners) listener();
  };
}

let end = () => {};
afterEach(() => {
  end();
  jest.restoreAllMocks();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other.
  document.cookie = 'linden-window=; Path=/; Max-Age=0';
});

it.each([
  [992, 'linden-window=narrow'],
  [993, ''],
])('a window of %i px leaves "%s"', (width, cookie) => {
  windowOf(width);
  end = keepWindowCookie();
  expect(document.cookie).toBe(cookie);
});

it('follows the window', () => {
  const resize = windowOf(1300);
  end = keepWindowCookie();
  resize(800);
  expect(document.cookie).toBe('linden-window=narrow');
  resize(1200);
  expect(document.cookie).toBe('');
  end();
  resize(800);
  expect(document.cookie).toBe('');
});

it('goes with every request of the shop for 30 days, and to no other', () => {
  const write = jest.spyOn(document, 'cookie', 'set');
  windowOf(800);
  end = keepWindowCookie();
  expect(write).toHaveBeenCalledWith('linden-window=narrow; Path=/; Max-Age=2592000; SameSite=Lax');
});

it('is not needed on a phone, which says what it is', () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Mobile/15E148');
  windowOf(390);
  end = keepWindowCookie();
  expect(document.cookie).toBe('');
});
