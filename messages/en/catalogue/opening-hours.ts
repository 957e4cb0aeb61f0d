import type { OpeningHours } from '../../shape/catalogue.ts';

/** Large shops in England and Wales may open for six hours on a Sunday (Sunday Trading Act 1994). */
export const openingHours: OpeningHours = {
  week: ['Monday to Friday: 10am to 6pm', 'Saturday: 9am to 6pm'],
  sunday: 'Sunday: 11am to 5pm',
  noSunday: 'Sunday: closed',
};
