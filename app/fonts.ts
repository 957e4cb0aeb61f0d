import localFont from 'next/font/local';

/*
 * The frequent letters are preloaded (`npm run fonts` cuts them out); the rest of latin and latin-ext are fetched only
 * where a page has such letters (unicode-range). Headings use one weight, so its static file will do at half the bytes.
 * The loader wants literal arguments, hence the repetition.
 */
const instrument = localFont({
  src: '../config/fonts/instrument-sans.woff2',
  variable: '--font-instrument',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

const instrumentRest = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  variable: '--font-instrument-rest',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0023-0024,U+003C-003E,U+005B-0060,U+007B,U+007D-007E,U+00A1-00A2,U+00A4-00A8,U+00AA,U+00AC,U+00AE-00AF,U+00B1,U+00B3-00B6,U+00B8-00BA,U+00BC-00C3,U+00C5-00C6,U+00C8,U+00CA-00D5,U+00D9,U+00DB,U+00DD-00DE,U+00E3,U+00E5-00E6,U+00EC,U+00F0-00F2,U+00F5,U+00F7-00F8,U+00FE-00FF,U+0152,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2010-2012,U+2015-2017,U+201A-201B,U+201F-2025,U+2027,U+2030-205E,U+2122,U+2191,U+2193,U+2215,U+FFFD',
    },
  ],
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
        'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});

const fraunces = localFont({
  src: '../config/fonts/fraunces.woff2',
  variable: '--font-fraunces',
  weight: '400',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
});

const frauncesRest = localFont({
  src: '../node_modules/@fontsource/fraunces/files/fraunces-latin-400-normal.woff2',
  variable: '--font-fraunces-rest',
  weight: '400',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0023-0024,U+003C-003E,U+005B-0060,U+007B,U+007D-007E,U+00A1-00A2,U+00A4-00A8,U+00AA,U+00AC,U+00AE-00AF,U+00B1,U+00B3-00B6,U+00B8-00BA,U+00BC-00C3,U+00C5-00C6,U+00C8,U+00CA-00D5,U+00D9,U+00DB,U+00DD-00DE,U+00E3,U+00E5-00E6,U+00EC,U+00F0-00F2,U+00F5,U+00F7-00F8,U+00FE-00FF,U+0152,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2010-2012,U+2015-2017,U+201A-201B,U+201F-2025,U+2027,U+2030-205E,U+2122,U+2191,U+2193,U+2215,U+FFFD',
    },
  ],
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
        'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});

/** The classes that define the font variables used in `globals.css`. */
export const fontVariables = [instrument, instrumentRest, instrumentExt, fraunces, frauncesRest, frauncesExt]
  .map((font) => font.variable)
  .join(' ');
