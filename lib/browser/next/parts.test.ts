/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { nextParts } from './aliases.mjs';

const read = (file: string) => ({ file, text: readFileSync(file, 'utf8') });
const nextFiles = globSync('node_modules/next/dist/{client,build/polyfills}/**/*.js').map(read);
const ourFiles = globSync('{api/contract,app,components,config,lib,messages,sites}/**/*.{ts,tsx}').map(read);

/** What files of Next take of the part that they call `request`. */
function takenOf(request: string) {
  return nextFiles.flatMap(({ text }) => {
    const [, name] = text.match(new RegExp(`const (\\w+) = [^;\\n]*require\\("${request}"\\)`)) ?? [];
    return name ? [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, taken]) => taken) : [];
  });
}

describe.each(Object.entries(nextParts))('%s', (request, { browser }) => {
  it('is what a file of Next asks for', () => {
    const asks = new RegExp(`require\\(["']${request}["']\\)`);
    expect(nextFiles.some(({ text }) => asks.test(text))).toBe(true);
  });

  it('is replaced by what has all that is taken of it', async () => {
    const given = Object.keys(await import(`../../../${browser}`));
    expect(given).toEqual(expect.arrayContaining([...new Set(takenOf(request))]));
  });

  it('is no file of the shop itself, which would get the part too', () => {
    const importers = ourFiles.filter(
      ({ file, text }) => !/\.test\.tsx?$/.test(file) && text.includes(`'${request}'`),
    );
    expect(importers.map(({ file }) => file)).toEqual([]);
  });
});
