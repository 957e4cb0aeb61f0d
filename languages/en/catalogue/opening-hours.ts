import type { OpeningHours } from '../../shape/catalogue.ts';

export const openingHours: OpeningHours = {
  week: ['Monday: closed', 'Tuesday to Friday: 10:00 – 18:00', 'Saturday: 10:00 – 17:30'],
  sunday: 'Sunday: 12:00 – 17:00',
  noSunday: 'Sunday: closed',
};
