/** Days of the calendar, written as ISO dates (yyyy-mm-dd): no time zone, no moment. No yup: browsers read it too. */

export const dayMs = 86_400_000;

const writtenDay = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text names a day that exists: 30 February is none. */
export function isCalendarDay(text: string): boolean {
  if (!writtenDay.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // `Date` makes 2 March of 30 February.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay();
}
