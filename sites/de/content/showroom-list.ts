import type { ShowroomSeed } from '../../seed-types.ts';

/** Those open on Sunday show only: see the opening hours of the language. */
export const showroomList: readonly ShowroomSeed[] = [
  {
    id: 'berlin',
    city: 'Berlin',
    name: 'Linden Berlin',
    addressLines: ['Tischlerhof 8', '10997 Berlin'],
    latitude: 52.4998,
    longitude: 13.4372,
    openOnSunday: false,
  },
  {
    id: 'hamburg',
    city: 'Hamburg',
    name: 'Linden Hamburg',
    addressLines: ['Teakspeicher 21', '20457 Hamburg'],
    latitude: 53.5427,
    longitude: 9.9958,
    openOnSunday: true,
  },
  {
    id: 'koeln',
    city: 'Köln',
    name: 'Linden Köln',
    addressLines: ['Garnfabrik 5', '50825 Köln'],
    latitude: 50.9522,
    longitude: 6.9197,
    openOnSunday: true,
  },
  {
    id: 'muenchen',
    city: 'München',
    name: 'Linden München',
    addressLines: ['Sägewerkplatz 3', '81671 München'],
    latitude: 48.1236,
    longitude: 11.6052,
    openOnSunday: false,
  },
];
