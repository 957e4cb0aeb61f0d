import { memoise } from './memo.ts';

/** Of a time zone: making one takes longer than most calls compute. */
const dateFormat = memoise(
  (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }),
);

/** The day of the calendar (yyyy-mm-dd) that a moment falls on in a time zone. */
export function localDate(instant: Date, timeZone: string): string {
  return dateFormat(timeZone).format(instant);
}
