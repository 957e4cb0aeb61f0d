declare module 'opentype.js' {
  type Point = { x: number; y: number };
  export type Command =
    | ({ type: 'M' | 'L' } & Point)
    | ({ type: 'Q'; x1: number; y1: number } & Point)
    | ({ type: 'C'; x1: number; y1: number; x2: number; y2: number } & Point)
    | { type: 'Z' };
  export type Font = {
    /** 0 where the font has no such letter. */
    charToGlyphIndex(letter: string): number;
    getAdvanceWidth(text: string, size: number): number;
    /** With kerning; `y` is the base line. */
    getPath(text: string, x: number, y: number, size: number): { commands: Command[] };
  };
  /** TrueType, OpenType and WOFF, not WOFF 2. */
  export function parse(font: ArrayBuffer): Font;
}
