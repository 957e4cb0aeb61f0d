import { readFileSync } from 'node:fs';
import type { Language } from '../contract/sites.ts';

/** The letters of the shop come with the page, which may fetch nothing; they are those of the languages without a caron or a breve. */
const lettered: ReadonlySet<Language> = new Set<Language>(['nl', 'de', 'fr', 'en']);
const fonts = [
  { family: 'Instrument Sans', weight: '400 700', file: 'instrument-sans.woff2' },
  { family: 'Fraunces', weight: '400', file: 'fraunces.woff2' },
] as const;

const fontFaces = fonts
  .map(({ family, weight, file }) => {
    const data = readFileSync(new URL(`../../config/fonts/${file}`, import.meta.url)).toString('base64');
    return `@font-face { font-family: '${family}'; font-weight: ${weight};
  src: url(data:font/woff2;base64,${data}) format('woff2') }`;
  })
  .join('\n');

const rules = `
:root { color-scheme: light }
body { margin: 0; background: #fbf9f6; color: #1e1b18; font: 1rem/1.5 'Instrument Sans', system-ui, sans-serif;
  font-variant-numeric: tabular-nums }
header { background: #fff; border-bottom: 1px solid #e4dacd; padding: .5rem 1.25rem; text-align: center }
header a { display: inline-flex; align-items: center; gap: .5rem; min-height: 2.75rem; color: #1e1b18;
  font: 400 1.5rem/1.2 Fraunces, Georgia, serif; letter-spacing: -.02em; text-decoration: none }
header svg { width: 1.75rem; height: 1.75rem; flex: none }
main { box-sizing: border-box; max-width: 36rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem }
main.wide { max-width: 80rem }
h1 { font: 400 2rem/1.2 Fraunces, Georgia, serif; letter-spacing: -.015em; text-wrap: balance; margin: 0 0 1rem }
p { margin: 0 0 1.5rem; text-wrap: pretty }
.shop { color: #6b635a; margin: 0 0 .5rem }
a { color: #2f5d46; text-underline-offset: .2em; text-decoration-thickness: 1px }
a:hover { text-decoration-thickness: 2px }
table { border-collapse: collapse; width: 100%; background: #fff }
caption { text-align: left; color: #6b635a; padding: 0 0 .5rem }
th, td { text-align: left; padding: .5rem .75rem; border-bottom: 1px solid #e4dacd; overflow-wrap: anywhere }
button, a.button { display: inline-block; box-sizing: border-box; min-height: 3rem; padding: .65rem 1.5rem;
  border: 1px solid #2f5d46; border-radius: .5rem; background: #2f5d46; color: #fff; font: inherit; font-weight: 500;
  text-decoration: none; cursor: pointer }
button:hover, a.button:hover { background: #234736 }
button:focus-visible, a:focus-visible { outline: 3px solid #1e1b18; outline-offset: 2px }
`;

/** What every small page of the API looks like: as the shop does. */
export const pageStyle = (language: Language): string =>
  lettered.has(language) ? `\n${fontFaces}${rules}` : rules;
