/** Everything the walk leaves behind; ignored by git. */
export const folder = '.data/contact-sheet';
/** Where `scripts/mail-pages.ts` leaves the mails. */
export const mailFolder = '.data/contact-sheet-mails';

/** What was seen of one page at one width; a problem is a sentence. */
export type Sight = {
  width: number;
  group: string;
  name: string;
  /** When it was seen. */
  order: number;
  file: string;
  shift: number;
  problems: string[];
};
