import localFont from 'next/font/local';

/*
 * Latin is preloaded; latin-ext is fetched only where a page has such letters (unicode-range). Headings use one
 * weight, so its static file will do at half the bytes. The loader wants literal arguments, hence the repetition.
 */
const instrument = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  variable: '--font-instrument',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

const instrumentExt = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
  variable: '--font-instrument-ext',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});

const fraunces = localFont({
  src: '../node_modules/@fontsource/fraunces/files/fraunces-latin-400-normal.woff2',
  variable: '--font-fraunces',
  weight: '400',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
});

const frauncesExt = localFont({
  src: '../node_modules/@fontsource/fraunces/files/fraunces-latin-ext-400-normal.woff2',
  variable: '--font-fraunces-ext',
  weight: '400',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});

/** The classes that define the font variables used in `globals.css`. */
export const fontVariables = [instrument, instrumentExt, fraunces, frauncesExt]
  .map((font) => font.variable)
  .join(' ');
