import type { OpeningHours } from '../../shape/catalogue.ts';

/** Shops are closed on Sundays (Ladenschlussgesetze); some open their doors to look only, without advice or sale. */
export const openingHours: OpeningHours = {
  week: ['Montag bis Freitag: 10–19 Uhr', 'Samstag: 10–18 Uhr'],
  sunday: 'Sonntag: Schautag 13–17 Uhr (keine Beratung, kein Verkauf)',
  noSunday: 'Sonntag: geschlossen',
};
