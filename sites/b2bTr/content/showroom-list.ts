import type { ShowroomSeed } from '../../seed-types.ts';

export const showroomList: readonly ShowroomSeed[] = [
  {
    id: 'istanbul-proje',
    city: 'İstanbul',
    name: 'Linden İş Showroom ve Proje Ofisi',
    addressLines: ['Ihlamur Sokak No: 41, Kat 2, Teşvikiye', '34365 Şişli/İstanbul'],
    latitude: 41.0512,
    longitude: 28.9968,
    openOnSunday: false,
  },
];
