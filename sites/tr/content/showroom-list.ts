import type { ShowroomSeed } from '../../seed-types.ts';

export const showroomList: readonly ShowroomSeed[] = [
  {
    id: 'nisantasi',
    city: 'İstanbul',
    name: 'Linden Nişantaşı',
    addressLines: ['Ihlamur Sokak No: 41, Teşvikiye', '34365 Şişli/İstanbul'],
    latitude: 41.0512,
    longitude: 28.9968,
    openOnSunday: true,
  },
  {
    id: 'kadikoy',
    city: 'İstanbul',
    name: 'Linden Kadıköy',
    addressLines: ['Marangozlar Caddesi No: 118, Caddebostan', '34728 Kadıköy/İstanbul'],
    latitude: 40.9662,
    longitude: 29.0634,
    openOnSunday: true,
  },
  {
    id: 'ankara',
    city: 'Ankara',
    name: 'Linden Ankara',
    addressLines: ['Cevizli Cadde No: 27/A, Çukurambar', '06510 Çankaya/Ankara'],
    latitude: 39.9061,
    longitude: 32.8096,
    openOnSunday: true,
  },
  {
    id: 'izmir',
    city: 'İzmir',
    name: 'Linden İzmir',
    addressLines: ['1784. Sokak No: 9, Bostanlı', '35590 Karşıyaka/İzmir'],
    latitude: 38.4561,
    longitude: 27.0962,
    openOnSunday: false,
  },
];
