import type { Named } from './named.ts';

/** A category as written down: children extend the number of their parent (C1 → C11 → C111). */
export type CategoryNode = {
  vsin: string;
  title: Named;
  intro: Named;
  /** File name of the picture without extension. */
  file: string;
  children?: readonly CategoryNode[];
};
