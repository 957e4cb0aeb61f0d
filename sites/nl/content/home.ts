import { fixedListings } from '../../../api/contract/page-paths.ts';
import { picture, type SitePage, slot } from '../../../api/db/seed/content/page.ts';
import { categoryPath } from './category-path.ts';
import { conditions } from './conditions.ts';
import { advice, moods, spotlight } from './home-campaigns.ts';
import { rooms } from './pictures.ts';
import { questions } from './questions.ts';

const banner = slot('banner', 'announcement-banner', {
  text: 'Herfst in huis: warme stoffen, zacht licht en meubelen om bij thuis te komen.',
  link: '/herfst-in-huis',
});

const categories = slot('populaire-categorieen', 'popular-categories', {
  title: 'Waar bent u naar op zoek?',
  categories: [
    {
      title: 'Banken',
      link: categoryPath('C11'),
      image: picture('sofa-oslo-3-main', 'Zandkleurige linnen driezitsbank'),
    },
    {
      title: 'Eettafels',
      link: categoryPath('C31'),
      image: picture('dining-alma-walnut-main', 'Rechthoekige walnoten eettafel'),
    },
    {
      title: 'Eetkamerstoelen',
      link: categoryPath('C32'),
      image: picture('chair-ella-oak-main', 'Eiken eetkamerstoel met gestoffeerde zitting'),
    },
    {
      title: 'Bedden',
      link: categoryPath('C21'),
      image: picture('bed-haga-160-main', 'Gestoffeerd tweepersoonsbed met kussens en plaid'),
    },
    {
      title: 'Dressoirs',
      link: categoryPath('C51'),
      image: picture('sideboard-slat-oak-main', 'Eiken dressoir met lamellendeuren'),
    },
    {
      title: 'Verlichting',
      link: categoryPath('C6'),
      image: picture('lamp-arc-brass-main', 'Messing booglamp'),
    },
    {
      title: 'Vloerkleden',
      link: categoryPath('C7'),
      image: picture('rug-atlas-diamond-main', 'Wollen vloerkleed met ruitpatroon'),
    },
    {
      title: 'Decoratie',
      link: categoryPath('C8'),
      image: picture('vase-moon-main', 'Ronde keramieken vaas met takken'),
    },
  ],
});

const popular = slot('populair', 'hero-products', {
  title: 'Waar anderen voor kiezen',
  text: 'De meubelen die nu het vaakst in een winkelmand belanden.',
  layout: 'slider',
  source: { type: 'popular', limit: 12 },
});

const inspiration = slot('kamers', 'grid-under-image', {
  title: 'Per kamer bekijken',
  tiles: [
    {
      title: 'De woonkamer',
      text: 'Een hoekbank, een kast vol boeken en een kleed dat de zithoek bijeenhoudt.',
      link: categoryPath('C1'),
      image: rooms.family,
    },
    {
      title: 'De leeshoek',
      text: 'Eén goede stoel, een lamp en een plek voor uw boek.',
      link: categoryPath('C12'),
      image: rooms.reading,
    },
    {
      title: 'De werkkamer',
      text: 'Een bureau dat ook na vijven mag blijven staan.',
      link: categoryPath('C4'),
      image: rooms.study,
    },
  ],
});

const newest = slot('nieuw', 'dynamic-products', {
  title: 'Nieuw binnen',
  source: { type: 'newest', limit: 8 },
  link: fixedListings.newest,
  linkText: 'Alle nieuwe producten',
});

const forYou = slot('voor-u', 'personalisation-1', {
  title: 'Misschien iets voor u',
  widget: 'personalisation-1',
});

const services = slot('zekerheden', 'grid-icon', {
  title: 'Zo werkt kopen bij Linden',
  tiles: [
    {
      icon: 'truck',
      title: `Gratis bezorgd vanaf ${conditions.freeDeliveryFrom}`,
      text: 'Thuis, op een dag en in een tijdvak dat u met de vervoerder afspreekt.',
      link: '/bezorging',
    },
    {
      icon: 'refresh',
      title: `${conditions.returnDays} dagen bedenktijd`,
      text: 'Toch niet wat u zocht? Wij halen het gratis weer op.',
      link: '/retourbeleid',
    },
    {
      icon: 'ruler',
      title: 'Alle maten vooraf',
      text: 'Van het meubel en van de pakketten, tot op de centimeter.',
      link: '/help-centre',
    },
    {
      icon: 'store',
      title: 'Eerst even zitten',
      text: 'In onze showrooms staan de meubelen die u online ziet.',
      link: '/showrooms',
    },
  ],
});

const facts = slot('in-cijfers', 'dynamic-info', {
  title: 'Linden in cijfers',
  facts: [
    { count: 'products', label: 'ontwerpen' },
    { count: 'variants', label: 'uitvoeringen in kleur, hout en maat' },
    { count: 'showrooms', label: 'showrooms in Nederland' },
    { value: '110.000 m²', label: 'magazijn, en nog iets meer' },
  ],
});

export const home: SitePage = {
  language: 'nl',
  alias: 'index',
  title: 'Meubelen en woonaccessoires van Linden Wonen',
  description: `Banken, tafels, bedden en verlichting in eerlijke materialen. Alle maten vooraf, gratis bezorging vanaf ${conditions.freeDeliveryFrom} en ${conditions.returnDays} dagen bedenktijd.`,
  slots: [
    banner,
    slot('hero', 'full-width-image', {
      image: rooms.living,
      eyebrow: 'Nieuw seizoen',
      title: 'Een huis waar u graag thuiskomt',
      text: 'Meubelen van hout, wol en linnen, gemaakt om jaren mee te leven.',
      link: categoryPath('C1'),
      linkText: 'Bekijk de woonkamer',
    }),
    categories,
    popular,
    spotlight,
    inspiration,
    newest,
    moods,
    forYou,
    services,
    advice,
    facts,
    slot('vragen', 'faq', {
      title: 'Veelgestelde vragen',
      questions: [
        questions.deliveryTime,
        questions.deliveryCost,
        questions.returnPeriod,
        questions.payLater,
        questions.fit,
        questions.colour,
      ],
    }),
  ],
  mobile: [
    banner,
    slot('hero', 'full-width-image', {
      image: rooms.living,
      title: 'Graag thuiskomen',
      text: 'Meubelen van hout, wol en linnen.',
      link: categoryPath('C1'),
      linkText: 'Bekijk de woonkamer',
    }),
    categories,
    newest,
    services,
    popular,
    spotlight,
    forYou,
    advice,
    slot('vragen', 'faq', {
      title: 'Veelgestelde vragen',
      questions: [questions.deliveryTime, questions.deliveryCost, questions.returnPeriod],
    }),
  ],
};
