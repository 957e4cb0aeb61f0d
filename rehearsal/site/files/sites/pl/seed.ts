import type { SiteSeed } from '../seed-types.ts';

export const seed: SiteSeed = {
  offers: [
    {
      id: 'free-delivery',
      placement: 'headerTop',
      device: 'both',
      position: 1,
      text: { pl: 'Darmowa dostawa od 2 000 zł' },
      link: null,
      conditions: {},
    },
  ],
  promotions: [],
  searchRedirects: [],
  showrooms: [],
};
