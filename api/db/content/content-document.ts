import type { templates } from '../schema/content.ts';

/** A page of a site for one device and language: a row of `templates`. */
export type ContentDocument = typeof templates.$inferSelect;

/** A fault of a content file, told with where it is. */
export type ContentProblem = {
  file: string;
  device?: ContentDocument['device'];
  /** Id of the slot, or its place (`#3`) where it has none. */
  slot?: string;
  /** Path within the slot, or within the file. */
  field?: string;
  message: string;
};
