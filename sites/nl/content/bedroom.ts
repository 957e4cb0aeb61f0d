import { picture, type SitePage, slot } from '../../../api/db/seed/content/page.ts';
import { categoryPath } from './category-path.ts';
import { rooms } from './pictures.ts';

const hero = slot('hero', 'full-width-image', {
  image: rooms.bedroom,
  eyebrow: 'De slaapkamer',
  title: 'Een kamer die ’s avonds niets meer van u vraagt',
  text: 'Een goed bed, licht dat u liggend uitdoet en een vaste plek voor wat nu op de stoel ligt.',
  link: categoryPath('C21'),
  linkText: 'Bekijk de bedden',
});

const mobileHero = slot('hero', 'full-width-image', {
  image: rooms.boucle,
  title: 'Een slaapkamer die rust geeft',
  text: 'Een goed bed, zacht licht en een plek voor alles.',
  link: categoryPath('C21'),
  linkText: 'Bekijk de bedden',
});

const measures = slot('maten', 'dynamic-info', {
  title: 'Maten om te onthouden',
  facts: [
    { value: '70 cm', label: 'vrije ruimte naast het bed, aan elke kant waar u uitstapt' },
    { value: '20 cm', label: 'langer dan uzelf: zo lang moet een matras minstens zijn' },
    { value: '60 cm', label: 'diepte die een hanger in een kledingkast nodig heeft' },
    { value: '2700 K', label: 'de kleur van lamplicht waarbij u slaperig mag worden' },
  ],
});

const beds = slot('bedden', 'hero-products', {
  title: 'Begin bij het bed',
  text: 'Gestoffeerd voor wie zittend leest, hout voor wie lucht en licht om het bed wil.',
  layout: 'grid',
  source: { type: 'category', vsin: 'C21', limit: 4 },
  link: categoryPath('C21'),
  linkText: 'Alle bedden',
});

const advice = slot('advies', 'full-width-text', {
  title: 'In vier stappen ingericht',
  body: `<h2>1. Zet het bed waar u de deur ziet</h2>
<p>Met het hoofdeinde tegen een dichte wand en zicht op de deur ligt u het rustigst. Onder het raam kan ook, maar daar koelt het ’s winters af en staat het bed in de weg als u de ramen lapt. Meet daarna de looproute: 70 cm naast het bed is ruim, 50 cm is het minste waarbij u het nog zonder mopperen opmaakt.</p>
<h2>2. Kies een nachtkastje op de hoogte van uw matras</h2>
<p>Staat het blad hoger, dan stoot u een glas om; staat het lager, dan reikt u in het donker mis. Meet van de vloer tot de bovenkant van uw matras en zoek een <a href="${categoryPath('C22')}">nachtkastje</a> dat daar hooguit vijf centimeter van afwijkt.</p>
<h2>3. Neem drie lichtpunten</h2>
<p>Eén lamp aan het plafond om de kast in te ruimen, en aan elke kant van het bed een <a href="${categoryPath('C62')}">tafellamp</a> met een kap. De onderrand van de kap hoort op ooghoogte te zitten als u rechtop in bed zit: dan leest u wel bij het licht, maar kijkt u er niet in.</p>
<h2>4. Geef kleren die nog schoon zijn een plek</h2>
<p>In elke slaapkamer staat een stoel waarop kleren liggen die te schoon zijn voor de was en te gedragen voor de kast. Een <a href="${categoryPath('C23')}">bankje aan het voeteneinde</a> doet hetzelfde en ziet er bedoeld uit. Voor de rest: een <a href="${categoryPath('C54')}">kledingkast</a> met minstens een meter hangruimte per persoon.</p>`,
});

const beside = slot('naast-het-bed', 'hero-products', {
  title: 'Voor naast het bed',
  layout: 'slider',
  source: {
    type: 'products',
    vsins: ['V104301', 'V105201', 'V104401', 'V103201', 'V104901', 'V106201', 'V106401', 'V106601'],
    limit: 8,
  },
});

const moods = slot('sferen', 'spotlight', {
  title: 'Twee slaapkamers, twee karakters',
  cards: [
    {
      title: 'Eiken en licht',
      text: 'Een spijlenbed laat de wand erachter zien. Zo blijft ook een kleine kamer open.',
      link: categoryPath('C212'),
      linkText: 'Houten bedden',
      image: rooms.bedroom,
    },
    {
      title: 'Zacht om tegenaan te liggen',
      text: 'Een bekleed hoofdeinde dempt het geluid en is de fijnste rugleuning in huis.',
      link: categoryPath('C211'),
      linkText: 'Gestoffeerde bedden',
      image: rooms.boucle,
    },
  ],
});

const storage = slot('opbergen', 'grid-under-image', {
  title: 'Alles uit het zicht',
  tiles: [
    {
      title: 'Kledingkasten',
      text: 'Met hang- en leggedeelte, tot vier deuren breed.',
      link: categoryPath('C54'),
      image: picture('wardrobe-shaker-white-main', 'Gebroken witte kledingkast met paneeldeuren'),
    },
    {
      title: 'Nachtkastjes',
      text: 'Een lade voor de oplader, een vak voor het boek.',
      link: categoryPath('C22'),
      image: picture('nightstand-oak-main', 'Eiken nachtkastje met lade en open vak'),
    },
    {
      title: 'Manden',
      text: 'Voor de sprei en de kussens die ’s nachts van het bed af gaan.',
      link: categoryPath('C55'),
      image: picture('basket-seagrass-main', 'Gevlochten mand van zeegras'),
    },
  ],
});

const help = slot('hulp', 'grid-icon', {
  title: 'Voordat u bestelt',
  tiles: [
    {
      icon: 'ruler',
      title: 'Past het door de trap?',
      text: 'Bij elk bed staan de maten van de pakketten. Meet de smalste bocht.',
      link: '/bezorging',
    },
    {
      icon: 'store',
      title: 'Eerst proefliggen',
      text: 'In onze showrooms ziet en voelt u de stoffen en het hout.',
      link: '/showrooms',
    },
    {
      icon: 'calendar',
      title: 'Hulp bij de indeling',
      text: 'Een half uur met een adviseur, gratis, met uw plattegrond erbij.',
      link: '/interieuradvies',
    },
  ],
});

export const bedroom: SitePage = {
  language: 'nl',
  alias: 'slaapkamer-inrichten',
  title: 'Een slaapkamer inrichten in vier stappen',
  description:
    'Waar zet u het bed, hoe hoog hoort een nachtkastje en welk licht hebt u nodig? Maten en meubelen voor een slaapkamer die rust geeft.',
  slots: [hero, measures, beds, advice, beside, moods, storage, help],
  mobile: [mobileHero, beds, advice, beside, storage, measures, help],
};
