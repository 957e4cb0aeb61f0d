import type { OpeningHours } from '../../shape/catalogue.ts';

export const openingHours: OpeningHours = {
  week: ['Maandag: gesloten', 'Dinsdag t/m vrijdag: 10.00 – 18.00 uur', 'Zaterdag: 10.00 – 17.30 uur'],
  sunday: 'Zondag: 12.00 – 17.00 uur',
  noSunday: 'Zondag: gesloten',
};
