import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const api = path.join(__dirname, '..');
const imported = /contract\/calls\/([\w-]+)\.ts'/g;

/** Of a file of calls, the modules that answer some of them. */
function answering(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of globSync('modules/**/*.ts', { cwd: api })) {
    if (/\.test\.ts$|\/testing\//.test(file)) continue;
    const module = file.split('/')[1] ?? '';
    for (const [, calls = ''] of readFileSync(path.join(api, file), 'utf8').matchAll(imported))
      found.set(calls, (found.get(calls) ?? new Set()).add(module));
  }
  return found;
}

/** Named by what they are about where the module is named by what it does, and what two modules answer together. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  'account-pages': ['customer'],
  addresses: ['address'],
  checkout: ['checkout', 'payments'],
  'favourite-lists': ['favourites'],
  'feed-files': ['feed'],
  'gift-cards': ['gift-card-sales'],
  listing: ['listing', 'suggest'],
  'order-pages': ['mail'],
  promotions: ['basket'],
  showrooms: ['product'],
};
/** `invoice-pages` are pages of `invoices`. */
const pagesOf = /^(.+?)-pages$/;

test('calls are answered by the module that has their name, or by those that are listed here', () => {
  const found = answering();
  expect(found.size).toBeGreaterThan(30);
  for (const [calls, modules] of found) {
    const name = pagesOf.exec(calls)?.[1] ?? calls;
    const expected = elsewhere[calls] ?? [name, `${name}s`].filter((one) => modules.has(one)).slice(0, 1);
    expect({ calls, modules: [...modules].toSorted() }).toEqual({ calls, modules: [...expected].toSorted() });
  }
});
