import { picture, type SitePage, slot } from '../../../api/db/seed/content/page.ts';
import { categoryPath, collectionPath } from './category-path.ts';
import { rooms } from './pictures.ts';

const collection = collectionPath('CL7');

const banner = slot('aankondiging', 'announcement-banner', {
  text: 'Bouclé koopt u met uw handen. Kom voelen in een van onze showrooms.',
  link: '/showrooms',
});

const hero = slot('hero', 'full-width-image', {
  image: rooms.boucle,
  eyebrow: 'Nieuwe collectie',
  title: 'Zachte bouclé',
  text: 'Ronde vormen, een stof vol lusjes en kleuren die het licht vasthouden. Voor kamers waarin niemand haast heeft.',
  link: collection,
  linkText: 'Bekijk de collectie',
});

const mobileHero = slot('hero', 'full-width-image', {
  image: rooms.reading,
  eyebrow: 'Nieuwe collectie',
  title: 'Zachte bouclé',
  text: 'Ronde vormen en een stof vol lusjes.',
  link: collection,
  linkText: 'Bekijk de collectie',
});

const story = slot('verhaal', 'full-width-text', {
  body: `<p>Bouclé is Frans voor gekruld. Een van de draden waarmee het garen wordt getwijnd, loopt losser dan de andere en springt op in kleine lussen. Geweven geeft dat een stof die er wollig uitziet, die geen twee keer hetzelfde licht vangt en waar u ongemerkt met uw hand overheen blijft gaan.</p>
<p>Voor deze collectie tekenden wij meubelen die bij zo’n stof passen: laag, met brede armleuningen en zonder scherpe rand. Een bank, een fauteuil, een bed, een bankje en een stoel, met tafels van steen ertussen voor het tegenwicht.</p>`,
});

const pieces = slot('collectie', 'hero-products', {
  title: 'De hele collectie',
  layout: 'grid',
  source: { type: 'collection', vsin: 'CL7', limit: 12 },
  link: collection,
  linkText: 'Met filters bekijken',
});

const slider = slot('collectie', 'hero-products', {
  title: 'De hele collectie',
  layout: 'slider',
  source: { type: 'collection', vsin: 'CL7', limit: 12 },
  link: collection,
  linkText: 'Alles bekijken',
});

const tones = slot('tinten', 'grid-on-image', {
  title: 'Van dichtbij',
  tiles: [
    {
      title: 'Crème',
      text: 'Warm wit, met de lussen in het licht',
      link: categoryPath('C12'),
      image: picture('armchair-nest-detail', 'Armleuning van een fauteuil in crème bouclé, van dichtbij'),
    },
    {
      title: 'Crème met mokka',
      text: 'Het kussen net een slag donkerder',
      link: categoryPath('C112'),
      image: picture('sofa-lund-3-detail', 'Zitting van een crème bouclé bank met een mokkakleurig kussen'),
    },
    {
      title: 'Travertin',
      text: 'Gladde steen tegenover wollige stof',
      link: categoryPath('C131'),
      image: picture('coffee-drum-travertine-detail', 'Rand van een ronde salontafel van travertin'),
    },
  ],
});

const inHouse = slot('kamers', 'spotlight', {
  title: 'Zo staat het thuis',
  cards: [
    {
      title: 'De leeshoek',
      text: 'Eén kuipfauteuil, een tafeltje voor de thee en een lamp die over uw schouder schijnt.',
      link: categoryPath('C12'),
      linkText: 'Naar de fauteuils',
      image: rooms.reading,
    },
    {
      title: 'De slaapkamer',
      text: 'Een bed dat van hoofdbord tot voeteneinde is bekleed. Zelfs de rand is zacht.',
      link: categoryPath('C211'),
      linkText: 'Naar de gestoffeerde bedden',
      image: rooms.boucle,
    },
  ],
});

const popular = slot('geliefd', 'personalisation-3', {
  title: 'Vaak gekozen bij Linden',
  widget: 'personalisation-3',
});

const answers = slot('vragen', 'faq', {
  title: 'Vragen over bouclé',
  questions: [
    {
      question: 'Waarvan is de bouclé gemaakt?',
      answer:
        'Van 62% polyester, 28% acryl en 10% wol. De wol maakt de stof warm en soepel, de andere vezels zorgen dat de lussen hun vorm houden. De samenstelling staat bij elk meubel onder “Materiaal en onderhoud”.',
    },
    {
      question: 'Is bouclé kwetsbaar?',
      answer:
        'De lussen zijn kort en dicht geweven, dus een broeksknoop of een mouw blijft er niet snel in haken. De nagels van een kat wel. Zuig de stof eens per twee weken met een zachte borstel.',
    },
    {
      question: 'Hoe haal ik een vlek uit crème bouclé?',
      answer:
        'Dep meteen met een schone, vochtige doek, van de buitenkant van de vlek naar binnen. Niet wrijven: dan gaan de lussen los staan. Bij sommige banken gaan de hoezen eraf; dat staat bij het product.',
    },
    {
      question: 'Kan ik de stof eerst in het echt zien?',
      answer:
        'Ja, in onze showrooms. Bel of mail van tevoren welk meubel u wilt zien, dan weet u zeker dat het er staat.',
    },
  ],
});

export const boucle: SitePage = {
  language: 'nl',
  alias: 'zachte-boucle',
  title: 'Nieuwe collectie: Zachte bouclé',
  description:
    'Een bank, fauteuil, bed en stoelen in bouclé: ronde vormen, een wollige stof en tafels van steen als tegenwicht. Bekijk de hele collectie.',
  slots: [banner, hero, story, pieces, tones, inHouse, popular, answers],
  mobile: [mobileHero, story, slider, inHouse, tones, popular, answers],
};
