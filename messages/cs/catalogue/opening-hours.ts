import type { OpeningHours } from '../../shape/catalogue.ts';

export const openingHours: OpeningHours = {
  week: ['Pondělí až pátek: 10:00–19:00', 'Sobota: 10:00–18:00'],
  sunday: 'Neděle: 10:00–18:00',
  noSunday: 'Neděle: zavřeno',
};
