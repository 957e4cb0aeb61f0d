import type { OpeningHours } from '../../shape/catalogue.ts';

export const openingHours: OpeningHours = {
  week: ['Lundi : fermé', 'Du mardi au vendredi : 10 h – 18 h', 'Samedi : 10 h – 17 h 30'],
  sunday: 'Dimanche : 12 h – 17 h',
  noSunday: 'Dimanche : fermé',
};
