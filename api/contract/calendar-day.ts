import { string } from 'yup';
import { isCalendarDay } from './calendar.ts';

/** A day of the calendar as an ISO date; one that does not exist, such as 30 February, is refused. */
export const calendarDay = () =>
  string().test({
    name: 'day',
    message: 'invalid',
    skipAbsent: true,
    test: (text) => isCalendarDay(text ?? ''),
  });
