import { type SitePage, slot, wordsOfGroup } from '../../../api/db/seed/content/page.ts';
import { collectionPath, tagPath } from './category-path.ts';
import { rooms } from './pictures.ts';

const collection = (vsin: string, room: keyof typeof rooms) => ({
  ...wordsOfGroup(vsin, 'nl'),
  link: collectionPath(vsin),
  image: rooms[room],
});
const tag = (vsin: string, icon: string) => ({ ...wordsOfGroup(vsin, 'nl'), link: tagPath(vsin), icon });

const first = slot('uitgelicht', 'spotlight', {
  title: 'Onze collecties',
  cards: [
    { ...collection('CL1', 'living'), linkText: 'Bekijk de Linden-collectie' },
    { ...collection('CL7', 'boucle'), linkText: 'Bekijk de bouclé' },
  ],
});

const others = slot('collecties', 'grid-under-image', {
  title: 'Kies een sfeer',
  tiles: [
    collection('CL4', 'hall'),
    collection('CL5', 'media'),
    collection('CL2', 'lounge'),
    collection('CL8', 'formal'),
    collection('CL3', 'breakfast'),
    collection('CL6', 'study'),
  ],
});

const qualities = slot('eigenschappen', 'grid-icon', {
  title: 'Of kies op wat voor u telt',
  tiles: [
    tag('T8', 'sofa'),
    tag('T9', 'leaf'),
    tag('T10', 'shield'),
    tag('T6', 'refresh'),
    tag('T7', 'star'),
    tag('T3', 'ruler'),
    tag('T2', 'truck'),
    tag('T12', 'calendar'),
    tag('T1', 'leaf'),
  ],
});

const newest = slot('nieuw', 'dynamic-products', {
  title: 'Nieuw binnen',
  source: { type: 'newest', limit: 8 },
  link: '/newest-products',
  linkText: 'Alle nieuwe producten',
});

export const collections: SitePage = {
  language: 'nl',
  alias: 'collecties',
  title: 'Collecties: meubelen die bij elkaar horen',
  description:
    'Acht collecties van Japandi tot mid-century walnoot, en meubelen per eigenschap: klein wonen, huisdiervriendelijk, met de hand gemaakt.',
  slots: [first, others, qualities, newest],
  mobile: [first, others, newest, qualities],
};
