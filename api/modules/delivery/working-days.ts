import Holidays from 'date-holidays';
import { dayMs } from '../../contract/calendar.ts';
import type { CountryCode } from '../../contract/sites.ts';
import { memoise } from '../../runtime/memo.ts';

/** Days since 1970-01-01: of dates as text each step of a count would be written and read again. */
const dayOf = (date: string): number => Date.parse(date) / dayMs;
const dateOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** Of a country and year (`NL-2026`): building the rules of one country takes tens of milliseconds. */
const publicHolidays = memoise((countryAndYear: string): ReadonlySet<number> => {
  const [country = '', year] = countryAndYear.split('-');
  const found = new Set<number>();
  for (const holiday of new Holidays(country).getHolidays(Number(year))) {
    if (holiday.type !== 'public') continue;
    const days = Math.max(1, Math.round((holiday.end.getTime() - holiday.start.getTime()) / dayMs));
    const first = dayOf(holiday.date.slice(0, 10));
    for (let day = 0; day < days; day += 1) found.add(first + day);
  }
  return found;
});

function isFree(day: number, country: CountryCode): boolean {
  const date = new Date(day * dayMs);
  const weekday = date.getUTCDay();
  if (weekday === 0 || weekday === 6) return true;
  return publicHolidays(`${country}-${date.getUTCFullYear()}`).has(day);
}

export function isHoliday(date: string, country: CountryCode): boolean {
  return publicHolidays(`${country}-${date.slice(0, 4)}`).has(dayOf(date));
}

/**
 * Monday to Friday, public holidays of the country excepted.
 * @internal counted days are checked against it
 */
export function isWorkingDay(date: string, country: CountryCode): boolean {
  return !isFree(dayOf(date), country);
}

/** The date `days` working days after `date`; with 0 the first working day from `date` on. */
export function addWorkingDays(date: string, days: number, country: CountryCode): string {
  let day = dayOf(date);
  for (let left = days; left > 0; ) {
    day += 1;
    if (!isFree(day, country)) left -= 1;
  }
  while (isFree(day, country)) day += 1;
  return dateOf(day);
}
