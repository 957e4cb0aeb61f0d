import type { HomeTexts } from '../../../api/db/seed/content/home-page.ts';
import { home as english } from '../../uk/content/home.ts';

/** As English as a rehearsal may be. */
export const home: HomeTexts = {
  ...english,
  title: 'Meble i dodatki Linden Dom',
  hero: { ...english.hero, title: 'Dom, do którego chce się wracać', short: 'Dobrze wracać do domu' },
};
