import { picture, type SitePage, slot } from '../../../api/db/seed/content/page.ts';
import { categoryPath } from './category-path.ts';
import { rooms } from './pictures.ts';
import { questions } from './questions.ts';

const hero = slot('hero', 'full-width-image', {
  image: rooms.family,
  eyebrow: 'Aanbiedingen',
  title: 'Nu lager geprijsd',
  text: 'Een klein aantal meubelen en accessoires kost tijdelijk minder. Hetzelfde meubel, dezelfde garantie, een lagere prijs.',
});

const mobileHero = slot('hero', 'full-width-image', {
  image: rooms.family,
  title: 'Nu lager geprijsd',
  text: 'Hetzelfde meubel, dezelfde garantie, een lagere prijs.',
});

const reduced = slot('afgeprijsd', 'hero-products', {
  title: 'Tijdelijk in prijs verlaagd',
  text: 'De doorgestreepte prijs is steeds de laagste van de dertig dagen vóór de verlaging.',
  layout: 'grid',
  source: { type: 'sale', limit: 24 },
});

const honest = slot('eerlijk', 'full-width-text', {
  title: 'Wat “afgeprijsd” bij ons betekent',
  body: `<p>Een korting is pas een korting als u weet ten opzichte waarvan. Daarom houden wij ons aan drie regels.</p>
<ul>
<li><strong>We rekenen vanaf de laagste prijs.</strong> Naast de nieuwe prijs staat de laagste prijs van de dertig dagen vóór de verlaging. Was een bank in die tijd één dag goedkoper, dan telt die dag.</li>
<li><strong>Een verlaging loopt af.</strong> Na dertig dagen verdwijnt de doorgestreepte prijs: wat u dan ziet, is gewoon de prijs.</li>
<li><strong>We verhogen niet om te kunnen verlagen.</strong> Staat er hierboven weinig, dan is er op dit moment weinig afgeprijsd.</li>
</ul>
<p>Ook over een afgeprijsd meubel mag u zich <a href="/retourbeleid">bedenken</a>, en de <a href="/garantie">garantie</a> is dezelfde als bij elk ander meubel.</p>`,
});

const more = slot('verder', 'popular-categories', {
  title: 'Verder kijken per soort',
  categories: [
    {
      title: 'Banken',
      link: categoryPath('C11'),
      image: picture('sofa-como-3-main', 'Donkergroene fluwelen driezitsbank'),
    },
    {
      title: 'Eetkamerstoelen',
      link: categoryPath('C32'),
      image: picture('chair-ronja-rust-main', 'Roestkleurige fluwelen kuipstoel'),
    },
    {
      title: 'Bedden',
      link: categoryPath('C21'),
      image: picture('bed-haga-160-main', 'Gestoffeerd tweepersoonsbed met kussens en plaid'),
    },
    {
      title: 'Vloerkleden',
      link: categoryPath('C7'),
      image: picture('rug-line-stripe-main', 'Wollen vloerkleed met brede strepen'),
    },
  ],
});

const seen = slot('bekeken', 'personalisation-2', {
  title: 'Laatst door u bekeken',
  widget: 'personalisation-2',
});

const answers = slot('vragen', 'faq', {
  title: 'Vragen over aanbiedingen',
  questions: [
    {
      question: 'Hoelang blijft een prijs verlaagd?',
      answer:
        'Dat verschilt per meubel. De prijs die in uw winkelmand staat op het moment dat u bestelt, is de prijs die u betaalt. Verandert hij daarvoor, dan ziet u dat vóór het afrekenen.',
    },
    {
      question: 'Kan ik een kortingscode gebruiken bij een afgeprijsd meubel?',
      answer:
        'Vaak wel. Vul de code in uw winkelmand in: daar ziet u meteen of hij geldt en voor welke producten.',
    },
    {
      question: 'Ik heb net besteld en nu is het meubel goedkoper. Wat kan ik doen?',
      answer:
        'Binnen de bedenktijd kunt u zonder reden van de koop afzien en opnieuw bestellen. Is uw bestelling nog niet verzonden, bel ons dan; dat scheelt een rit.',
    },
    questions.deliveryCost,
  ],
});

/** Which prices are reduced is asked of the price log on every visit; nothing here names an amount. */
export const sale: SitePage = {
  language: 'nl',
  alias: 'aanbiedingen',
  title: 'Aanbiedingen: nu lager geprijsd',
  description:
    'Meubelen en accessoires die tijdelijk minder kosten. De doorgestreepte prijs is de laagste van de dertig dagen vóór de verlaging.',
  slots: [hero, reduced, honest, more, seen, answers],
  mobile: [mobileHero, reduced, more, seen, honest, answers],
};
