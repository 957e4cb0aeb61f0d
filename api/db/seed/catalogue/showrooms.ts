import { siteSeeds } from '../../../../sites/seeds.ts';
import { entriesOf } from './entries-of.ts';
import { whereSaid } from './named.ts';

const showrooms = entriesOf(siteSeeds).flatMap(([site, seed]) =>
  seed.showrooms.map((showroom) => ({ ...showroom, site })),
);

export const showroomIds = showrooms.map((showroom) => showroom.id);

export const showroomRows = showrooms.map(({ latitude, longitude, openOnSunday, ...showroom }) => ({
  ...showroom,
  mapsLink: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
  openingHours: whereSaid(({ openingHours }) =>
    openingHours ? [...openingHours.week, openOnSunday ? openingHours.sunday : openingHours.noSunday] : null,
  ),
}));
