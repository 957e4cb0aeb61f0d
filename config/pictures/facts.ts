import list from './facts.json' with { type: 'json' };

/** What is known of a picture in public/media beside what it shows. */
export type PictureFacts = {
  width: number;
  height: number;
  /** Its dominant colour, `#rrggbb`. */
  colour: string;
  /** Itself in 12 pixels of width, as a data address. */
  blur: string;
  /** Stays in sight when the picture is cut, as CSS `object-position`; without it the middle does. Set by hand. */
  focus?: string;
};

/** One line per file in facts.json. `npm run pictures` measures them and keeps each `focus`. */
export const pictureFacts: Readonly<Record<string, PictureFacts>> = list;
