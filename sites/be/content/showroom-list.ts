import type { ShowroomSeed } from '../../seed-types.ts';

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
];
