import type { ShowroomSeed } from '../../seed-types.ts';

export const showroomList: readonly ShowroomSeed[] = [
  {
    id: 'amsterdam',
    city: 'Amsterdam',
    name: 'Linden Amsterdam',
    addressLines: ['Lindepakhuis 41', '1019 LS Amsterdam'],
    latitude: 52.3756,
    longitude: 4.9351,
    openOnSunday: true,
  },
  {
    id: 'rotterdam',
    city: 'Rotterdam',
    name: 'Linden Rotterdam',
    addressLines: ['Katoenloods 7', '3072 AK Rotterdam'],
    latitude: 51.9036,
    longitude: 4.4931,
    openOnSunday: true,
  },
  {
    id: 'utrecht',
    city: 'Utrecht',
    name: 'Linden Utrecht',
    addressLines: ['Houtkade 14', '3542 AD Utrecht'],
    latitude: 52.1106,
    longitude: 5.0621,
    openOnSunday: false,
  },
  {
    id: 'eindhoven',
    city: 'Eindhoven',
    name: 'Linden Eindhoven',
    addressLines: ['Gloeidraadplein 3', '5617 BC Eindhoven'],
    latitude: 51.4486,
    longitude: 5.4571,
    openOnSunday: false,
  },
];
