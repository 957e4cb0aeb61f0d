import { picture, type SitePage, slot } from '../../../api/db/seed/content/page.ts';
import { categoryPath } from './category-path.ts';
import { rooms } from './pictures.ts';

const hero = slot('hero', 'full-width-image', {
  image: rooms.lounge,
  eyebrow: 'Herfst in huis',
  title: 'Buiten wordt het kouder, binnen zachter',
  text: 'Fluweel, wol en lamplicht: meer is er niet nodig voor een lange avond thuis.',
  link: categoryPath('C12'),
  linkText: 'Bekijk de fauteuils',
});

const intro = slot('inleiding', 'full-width-text', {
  body: `<p>Als de klok is verzet, verschuift het leven naar binnen. Dan merkt u pas waar een lamp ontbreekt, dat de vloer hol klinkt of dat er in de hele kamer geen plek is om een boek uit te lezen. Wij kozen de meubelen en accessoires waarmee u dat in één middag verandert.</p>
<h2>Begin bij het licht</h2>
<p>Eén lamp aan het plafond maakt een kamer helder, maar niet warm. Zet liever drie kleine lichtpunten op verschillende hoogten neer: een <a href="${categoryPath('C61')}">vloerlamp</a> naast de bank, een <a href="${categoryPath('C62')}">tafellamp</a> op het dressoir en een <a href="${categoryPath('C63')}">hanglamp</a> laag boven de tafel. Kies lampen van 2700 kelvin; dat is de kleur van kaarslicht met een kap eroverheen.</p>
<h2>Leg een kleed dat groot genoeg is</h2>
<p>Een vloerkleed dempt geluid en houdt een zithoek bij elkaar, mits het onder de voorpoten van de bank doorloopt. Voor een driezitsbank betekent dat een <a href="${categoryPath('C71')}">kleed van 300 × 200 cm</a>. Onder een losse fauteuil ligt een <a href="${categoryPath('C72')}">rond kleed</a> mooier.</p>`,
});

const lamps = slot('licht', 'hero-products', {
  title: 'Licht voor lange avonden',
  layout: 'slider',
  source: { type: 'category', vsin: 'C6', limit: 8 },
  link: categoryPath('C6'),
  linkText: 'Alle verlichting',
});

const seats = slot('stoelen', 'hero-products', {
  title: 'Om in weg te zakken',
  layout: 'grid',
  source: { type: 'category', vsin: 'C12', limit: 4 },
  link: categoryPath('C12'),
  linkText: 'Alle fauteuils',
});

const ideas = slot('ideeen', 'grid-under-image', {
  title: 'Drie kleine ingrepen',
  tiles: [
    {
      title: 'Een mand voor de plaids',
      text: 'Wat binnen handbereik staat, wordt ook gebruikt.',
      link: categoryPath('C55'),
      image: picture('basket-seagrass-main', 'Gevlochten mand van zeegras'),
    },
    {
      title: 'Groen dat de winter doorkomt',
      text: 'Een kunstplant vraagt geen water en geen daglicht.',
      link: categoryPath('C82'),
      image: picture('plant-ficus-main', 'Kunstficus in een lichte pot'),
    },
    {
      title: 'Een tafeltje erbij',
      text: 'Voor de thee, het boek en de bril.',
      link: categoryPath('C14'),
      image: picture('side-luna-marble-main', 'Rond bijzettafeltje met marmeren blad'),
    },
  ],
});

export const autumn: SitePage = {
  language: 'nl',
  alias: 'herfst-in-huis',
  title: 'Herfst in huis: zacht licht en warme stoffen',
  description:
    'Drie ingrepen voor een warmere woonkamer: licht op drie hoogten, een vloerkleed dat groot genoeg is en een eigen leesplek.',
  slots: [hero, intro, lamps, ideas, seats],
  mobile: [hero, seats, intro, lamps, ideas],
};
