import { addDays, weekdayOf } from '../../../contract/calendar.ts';
import { isHoliday } from '../working-days.ts';
import type { Carrier } from './port.ts';
import { sandboxRegions } from './sandbox-regions.ts';

/** Plays a carrier that is free whenever it drives: by postcode, never on Sundays and holidays. */
export const sandboxCarrier: Carrier = async ({ country, postcode, from, until }) => {
  const plain = postcode.replace(/\s/g, '').toUpperCase();
  const round = sandboxRegions[country]?.find(({ postcodes }) => postcodes.test(plain))?.round;
  if (!round) return [];
  const days: string[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) {
    if (round.weekdays.includes(weekdayOf(day)) && !isHoliday(day, country)) days.push(day);
  }
  return days.flatMap((date) => round.hours.map(([start, end]) => ({ date, from: start, until: end })));
};
