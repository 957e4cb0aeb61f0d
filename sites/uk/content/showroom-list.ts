import type { ShowroomSeed } from '../../seed-types.ts';

export const showroomList: readonly ShowroomSeed[] = [
  {
    id: 'london',
    city: 'London',
    name: 'Linden Bermondsey',
    addressLines: ['14 Tannery Wharf', 'London SE1 4QX'],
    latitude: 51.4993,
    longitude: -0.0812,
    openOnSunday: true,
  },
  {
    id: 'manchester',
    city: 'Manchester',
    name: 'Linden Ancoats',
    addressLines: ['Bobbin Mill, 22 Loom Street', 'Manchester M4 6LX'],
    latitude: 53.4842,
    longitude: -2.2271,
    openOnSunday: true,
  },
  {
    id: 'bristol',
    city: 'Bristol',
    name: 'Linden Harbourside',
    addressLines: ['7 Sailmakers Quay', 'Bristol BS1 5XQ'],
    latitude: 51.4489,
    longitude: -2.6014,
    openOnSunday: true,
  },
  {
    id: 'edinburgh',
    city: 'Edinburgh',
    name: 'Linden Leith',
    addressLines: ['31 Cooperage Lane', 'Edinburgh EH6 6QX'],
    latitude: 55.9761,
    longitude: -3.1712,
    openOnSunday: false,
  },
];
