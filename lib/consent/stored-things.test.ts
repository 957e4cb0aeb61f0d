/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storedThings } from './stored-things';

/** Kept for whoever allows a purpose only; its own text says so. */
const storedByConsent = ['recently-viewed', 'recent-searches'];

const root = path.join(import.meta.dirname, '../..');
const sources = globSync('{app,components,lib}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.|\/testing\/|^components\/design\/|^lib\/storage\//.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/** `siteKey(site, 'chat')` keeps `chat`; other names begin with that of the shop. */
const ofVisits = (text: string) =>
  [...text.matchAll(/(?:site|storage)Key\([^()]*['`]([\w-]+)[^()]*\)/g)].map(([, name = '']) => name);
const ofShop = (text: string) =>
  /sessionStorage|localStorage|readStored|ookie/.test(text)
    ? [...text.matchAll(/(?<!Symbol\.for\()'(linden[.-][a-z-]+)'/g)].map(([, name = '']) => name)
    : [];

test('the settings of consent name all that is kept in the browser, and nothing else', () => {
  const kept = sources.flatMap(({ text }) => [...ofVisits(text), ...ofShop(text)]);
  const named = [...Object.values(storedThings).flat(), ...storedByConsent];
  expect([...new Set(kept)].filter(Boolean).sort()).toEqual(named.sort());
});

test('nothing else writes there past `lib/storage`', () => {
  const direct = sources.filter(({ text }) => /Storage\??\.setItem|document\.cookie = /.test(text));
  expect(direct.map(({ file }) => file).sort()).toEqual([
    'lib/auth/role-cookie.ts',
    'lib/browser/reload-once.ts',
    'lib/routes/window-cookie.ts',
  ]);
});
