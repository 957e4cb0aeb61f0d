/** Room for a text, and sizes it may have, the largest first. Pixels. */
export type Room = { width: number; height: number; sizes: readonly [number, ...number[]] };
type Measure = (text: string, size: number) => number;
type Fitted = { size: number; lines: string[]; lineHeight: number };

const lineHeightOf = (size: number) => Math.round(size * 1.14);

function wrap(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function shorten(line: string, fits: (line: string) => boolean): string {
  const letters = [...line];
  while (letters.length > 1 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** The text in lines, as large as it fits; at the smallest size what is too long ends with an ellipsis. */
export function fitLines(text: string, { width, height, sizes }: Room, widthOf: Measure): Fitted {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const at = (size: number) => {
    const fits = (line: string) => widthOf(line, size) <= width;
    const lineHeight = lineHeightOf(size);
    return { size, lineHeight, fits, lines: wrap(words, fits), most: Math.floor(height / lineHeight) };
  };
  const tries = sizes.map(at);
  const whole = tries.find(({ lines, most, fits }) => lines.length <= most && lines.every(fits));
  const { size, lineHeight, lines, most, fits } = whole ?? tries.at(-1) ?? at(sizes[0]);
  const shown = lines.slice(0, most).map((line, index) => {
    const isCut = index === most - 1 && lines.length > most;
    return isCut || !fits(line) ? shorten(line, fits) : line;
  });
  return { size, lineHeight, lines: shown };
}
