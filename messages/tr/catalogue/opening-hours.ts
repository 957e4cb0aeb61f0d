import type { OpeningHours } from '../../shape/catalogue.ts';

export const openingHours: OpeningHours = {
  week: ['Pazartesi–Cuma: 10.00–19.00', 'Cumartesi: 10.00–20.00'],
  sunday: 'Pazar: 12.00–19.00',
  noSunday: 'Pazar: kapalı',
};
