import Holidays from 'date-holidays';
import { addDays, dayMs, weekdayOf } from '../../contract/calendar.ts';
import type { CountryCode } from '../../contract/sites.ts';
import { memoise } from '../../runtime/memo.ts';

/** Of a country and year (`NL-2026`): building the rules of one country takes tens of milliseconds. */
const publicHolidays = memoise((countryAndYear: string): ReadonlySet<string> => {
  const [country = '', year] = countryAndYear.split('-');
  const dates = new Set<string>();
  for (const holiday of new Holidays(country).getHolidays(Number(year))) {
    if (holiday.type !== 'public') continue;
    const days = Math.max(1, Math.round((holiday.end.getTime() - holiday.start.getTime()) / dayMs));
    for (let day = 0; day < days; day += 1) dates.add(addDays(holiday.date.slice(0, 10), day));
  }
  return dates;
});

export function isHoliday(date: string, country: CountryCode): boolean {
  return publicHolidays(`${country}-${date.slice(0, 4)}`).has(date);
}

/** Monday to Friday, public holidays of the country excepted. */
export function isWorkingDay(date: string, country: CountryCode): boolean {
  const weekday = weekdayOf(date);
  return weekday !== 0 && weekday !== 6 && !isHoliday(date, country);
}

/** The date `days` working days after `date`; with 0 the first working day from `date` on. */
export function addWorkingDays(date: string, days: number, country: CountryCode): string {
  let result = date;
  for (let left = days; left > 0; ) {
    result = addDays(result, 1);
    if (isWorkingDay(result, country)) left -= 1;
  }
  while (!isWorkingDay(result, country)) result = addDays(result, 1);
  return result;
}
