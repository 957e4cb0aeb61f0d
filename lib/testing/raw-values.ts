/** Colours and lengths written out where a token of `app/globals.css` belongs. */

const hex = /(?<!href=["'])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/gi;
const colourFunction = /\b(?:rgb|hsl)a?\(|\b(?:hwb|lab|lch|oklab|oklch|color)\(/gi;
const colourName =
  /(?:\b(?:color|background(?:-?color)?|border(?:-?color)?|outline(?:-?color)?|fill|stroke|(?:stop|flood|accent|caret)-?color)['"]?\s*[:=]\s*[{'"`]*|-\[(?:color:)?)([a-z]+)\b/gi;
const pixels = /(?:\d+|\})px\b/g;
/** `w-[34rem]`: a length of its own beside the spacing scale. Tracks of a grid and `calc()` are layout. */
const lengthBesideScale = /[\w-]+-\[-?[\d.]+rem\]/g;

/** The browser picks the file of a picture by `sizes` before it has read any style. */
const sizesOfPictures = /\b\w*sizes\s*=\s*(["'])[^"']*\1/gi;
const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Asks the DOM, which knows all 148 names; words such as `inherit` and `currentColor` are none of their own. */
function isColourName(word: string): boolean {
  if (/^(?:inherit|initial|unset|revert|transparent|currentcolor|canvas|canvastext|background)$/i.test(word))
    return false;
  const { style } = document.createElement('i');
  style.color = word;
  return style.color !== '';
}

/** What a file writes out, as `line: value`. */
export function rawValues(code: string): string[] {
  const text = code.replace(comments, blank).replace(sizesOfPictures, blank);
  const found = [hex, colourFunction, pixels, lengthBesideScale].flatMap((pattern) => [
    ...text.matchAll(pattern),
  ]);
  const named = [...text.matchAll(colourName)].filter(([, word = '']) => isColourName(word));
  return [...found, ...named].map(({ 0: value, index }) => {
    const line = text.slice(0, index).split('\n').length;
    return `${line}: ${value}`;
  });
}
