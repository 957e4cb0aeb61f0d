import type { ShowroomSeed } from '../../seed-types.ts';

export const showroomList: readonly ShowroomSeed[] = [
  {
    id: 'praha',
    city: 'Praha',
    name: 'Linden Praha',
    addressLines: ['Lipové nábřeží 41', '170 00 Praha 7'],
    latitude: 50.1038,
    longitude: 14.4499,
    openOnSunday: true,
  },
  {
    id: 'brno',
    city: 'Brno',
    name: 'Linden Brno',
    addressLines: ['U Staré tkalcovny 8', '602 00 Brno'],
    latitude: 49.1923,
    longitude: 16.6203,
    openOnSunday: true,
  },
  {
    id: 'ostrava',
    city: 'Ostrava',
    name: 'Linden Ostrava',
    addressLines: ['U Pilařské vlečky 5', '702 00 Ostrava'],
    latitude: 49.8378,
    longitude: 18.2785,
    openOnSunday: false,
  },
];
