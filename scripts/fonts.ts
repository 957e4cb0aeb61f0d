// `npm run fonts`: cuts the two fonts down to the letters of nearly every page, which are preloaded. The files it
// writes are kept in the repository; what they leave out comes from the whole fonts, where a page has such letters.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = fileURLToPath(new URL('..', import.meta.url));
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The letters and signs of nearly every Dutch, French, German and English text, and those Turkish and Czech share with them. */
export const frequentLetters = `${letters} \u00a0\u202fÄÇÉÖÚÜßàáâäçèéêëíîïóôöùúûüýœıØ.,:;!?'"()/%&+*@|-–‘’“”„…·«»€£°²×−©`;

const fonts = {
  'instrument-sans': '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  fraunces: '@fontsource/fraunces/files/fraunces-latin-400-normal.woff2',
};

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [name, file] of Object.entries(fonts)) {
    const whole = await readFile(join(root, 'node_modules', file));
    const cut = await subsetFont(whole, frequentLetters, { targetFormat: 'woff2' });
    await writeFile(join(root, 'config/fonts', `${name}.woff2`), cut);
    process.stdout.write(`${name}: ${whole.length} bytes, cut to ${cut.length}\n`);
  }
