import { dayMs } from '../../../contract/calendar.ts';

/** Midnight (UTC) so many days before `now`. */
export function midnight(now: Date, daysAgo: number): Date {
  return new Date((Math.floor(now.getTime() / dayMs) - daysAgo) * dayMs);
}

/** The day so many days before `now`, as yyyy-mm-dd. */
export function isoDate(now: Date, daysAgo: number): string {
  return midnight(now, daysAgo).toISOString().slice(0, 10);
}
