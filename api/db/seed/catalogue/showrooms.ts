import type { SiteCode } from '../../../contract/sites.ts';

type ShowroomSeed = {
  id: string;
  site: SiteCode;
  city: string;
  name: string;
  addressLines: string[];
  latitude: number;
  longitude: number;
  openOnSunday: boolean;
};

const showrooms: readonly ShowroomSeed[] = [
  {
    id: 'amsterdam',
    site: 'nl',
    city: 'Amsterdam',
    name: 'Linden Amsterdam',
    addressLines: ['Lindepakhuis 41', '1019 LS Amsterdam'],
    latitude: 52.3756,
    longitude: 4.9351,
    openOnSunday: true,
  },
  {
    id: 'rotterdam',
    site: 'nl',
    city: 'Rotterdam',
    name: 'Linden Rotterdam',
    addressLines: ['Katoenloods 7', '3072 AK Rotterdam'],
    latitude: 51.9036,
    longitude: 4.4931,
    openOnSunday: true,
  },
  {
    id: 'utrecht',
    site: 'nl',
    city: 'Utrecht',
    name: 'Linden Utrecht',
    addressLines: ['Houtkade 14', '3542 AD Utrecht'],
    latitude: 52.1106,
    longitude: 5.0621,
    openOnSunday: false,
  },
  {
    id: 'eindhoven',
    site: 'nl',
    city: 'Eindhoven',
    name: 'Linden Eindhoven',
    addressLines: ['Gloeidraadplein 3', '5617 BC Eindhoven'],
    latitude: 51.4486,
    longitude: 5.4571,
    openOnSunday: false,
  },
  {
    id: 'antwerpen',
    site: 'be',
    city: 'Antwerpen',
    name: 'Linden Antwerpen',
    addressLines: ['Mastkaai 22', '2000 Antwerpen'],
    latitude: 51.2296,
    longitude: 4.4051,
    openOnSunday: true,
  },
  {
    id: 'gent',
    site: 'be',
    city: 'Gent',
    name: 'Linden Gent',
    addressLines: ['Vlasweverstraat 58', '9000 Gent'],
    latitude: 51.0606,
    longitude: 3.7301,
    openOnSunday: false,
  },
];

const week = {
  nl: ['Maandag: gesloten', 'Dinsdag t/m vrijdag: 10.00 – 18.00 uur', 'Zaterdag: 10.00 – 17.30 uur'],
  fr: ['Lundi : fermé', 'Du mardi au vendredi : 10 h – 18 h', 'Samedi : 10 h – 17 h 30'],
  en: ['Monday: closed', 'Tuesday to Friday: 10:00 – 18:00', 'Saturday: 10:00 – 17:30'],
};

export const showroomIds = showrooms.map((showroom) => showroom.id);

export const showroomRows = showrooms.map(({ latitude, longitude, openOnSunday, ...showroom }) => ({
  ...showroom,
  mapsLink: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
  openingHours: {
    nl: [...week.nl, openOnSunday ? 'Zondag: 12.00 – 17.00 uur' : 'Zondag: gesloten'],
    fr: [...week.fr, openOnSunday ? 'Dimanche : 12 h – 17 h' : 'Dimanche : fermé'],
    en: [...week.en, openOnSunday ? 'Sunday: 12:00 – 17:00' : 'Sunday: closed'],
  },
}));
