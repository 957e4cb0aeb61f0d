import type { ShowroomSeed } from '../../seed-types.ts';

/** Named and addressed in the language of the place, as Belgium does. */
export const showroomList: readonly ShowroomSeed[] = [
  {
    id: 'antwerpen',
    city: 'Antwerpen',
    name: 'Linden Antwerpen',
    addressLines: ['Mastkaai 22', '2000 Antwerpen'],
    latitude: 51.2296,
    longitude: 4.4051,
    openOnSunday: true,
  },
  {
    id: 'gent',
    city: 'Gent',
    name: 'Linden Gent',
    addressLines: ['Vlasweverstraat 58', '9000 Gent'],
    latitude: 51.0606,
    longitude: 3.7301,
    openOnSunday: false,
  },
  {
    id: 'liege',
    city: 'Liège',
    name: 'Linden Liège',
    addressLines: ['Quai des Menuisiers 18', '4020 Liège'],
    latitude: 50.6361,
    longitude: 5.5863,
    openOnSunday: false,
  },
  {
    id: 'waterloo',
    city: 'Waterloo',
    name: 'Linden Waterloo',
    addressLines: ['Drève du Vieux Tilleul 7', '1410 Waterloo'],
    latitude: 50.7147,
    longitude: 4.3991,
    openOnSunday: true,
  },
];
