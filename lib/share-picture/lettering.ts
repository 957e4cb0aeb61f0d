import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Command, type Font, parse } from 'opentype.js';

/** Texts as outlines: what draws pictures needs no font then, and a server has none that could be ours. */
export type Lettering = {
  widthOf: (text: string, size: number) => number;
  /** The data of an SVG path. @param y the base line */
  pathOf: (text: string, place: { x: number; y: number; size: number }) => string;
};

/** Dutch, French, German and English; then what Turkish and Czech have beside that. */
const files = ['fraunces-latin-400-normal.woff', 'fraunces-latin-ext-400-normal.woff'];

async function openFont(folder: string, file: string): Promise<Font> {
  const { buffer, byteOffset, byteLength } = await readFile(join(folder, file));
  const bytes = new ArrayBuffer(byteLength);
  new Uint8Array(bytes).set(new Uint8Array(buffer, byteOffset, byteLength));
  return parse(bytes);
}

type Run = { font: Font; text: string };

/** Neighbours of one font stay together, so that they are kerned; a letter that no font has is left out. */
function toRuns(text: string, fonts: readonly Font[]): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC')) {
    const font = fonts.find((each) => each.charToGlyphIndex(letter) > 0);
    const last = runs.at(-1);
    if (font && last?.font === font) last.text += letter;
    else if (font) runs.push({ font, text: letter });
  }
  return runs;
}

function pointsOf(command: Command): number[] {
  switch (command.type) {
    case 'M':
    case 'L':
      return [command.x, command.y];
    case 'Q':
      return [command.x1, command.y1, command.x, command.y];
    case 'C':
      return [command.x1, command.y1, command.x2, command.y2, command.x, command.y];
    case 'Z':
      return [];
  }
}

/** The library's own `toPathData` turns letters upside down and joins numbers that round to zero to the one before. */
function toData(command: Command): string {
  const points = pointsOf(command).map((value) => value.toFixed(1));
  return `${command.type}${points.join(' ')}`;
}

/** The font of the shop's headings. @param folder where the files of its package lie */
export async function openLettering(folder: string): Promise<Lettering> {
  const fonts = await Promise.all(files.map((file) => openFont(folder, file)));
  const widthOf = (text: string, size: number) =>
    toRuns(text, fonts).reduce((width, run) => width + run.font.getAdvanceWidth(run.text, size), 0);
  return {
    widthOf,
    pathOf: (text, { x, y, size }) => {
      let at = x;
      const parts = toRuns(text, fonts).map((run) => {
        const path = run.font.getPath(run.text, at, y, size).commands.map(toData).join('');
        at += run.font.getAdvanceWidth(run.text, size);
        return path;
      });
      return parts.join('');
    },
  };
}
