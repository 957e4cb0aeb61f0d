import { type SitePage, slot } from '../../../api/db/seed/content/page.ts';
import { categoryPath } from './category-path.ts';
import { company, mailLink, phoneLink } from './company.ts';
import { rooms } from './pictures.ts';

export const interiorAdvice: SitePage = {
  language: 'nl',
  alias: 'interieuradvies',
  title: 'Interieuradvies',
  description:
    'Van een gratis gesprek in de showroom tot een compleet plan voor uw kamer, met maten, materialen en een boodschappenlijst.',
  slots: [
    slot('hero', 'full-width-image', {
      image: rooms.living,
      eyebrow: 'Interieuradvies',
      title: 'Samen een kamer afmaken',
      text: 'U kent uw huis. Wij kennen de maten, de stoffen en de fouten die u dan niet meer hoeft te maken.',
    }),
    slot('pakketten', 'packages', {
      title: 'Drie manieren om te beginnen',
      packages: [
        {
          title: 'Kort gesprek',
          text: 'Gratis, 30 minuten in de showroom of via een videogesprek.',
          points: [
            'Eén vraag die u bezighoudt, bijvoorbeeld: welke maat bank?',
            'Stalen om mee naar huis te nemen',
            'Een lijstje met wat wij bespraken, per e-mail',
          ],
        },
        {
          title: 'Kamerplan',
          text: '€ 149 per kamer. Dat bedrag gaat af van een bestelling vanaf € 1.500.',
          points: [
            'Gesprek van een uur aan de hand van uw plattegrond',
            'Twee indelingen op schaal, met looproutes',
            'Voorstel voor kleur, stof en verlichting',
            'Boodschappenlijst binnen uw budget',
          ],
        },
        {
          title: 'Thuisadvies',
          text: '€ 295 voor een bezoek van twee uur in heel Nederland.',
          points: [
            'Wij meten alles zelf op, ook deuren en trap',
            'Plan voor maximaal twee kamers',
            'Bespreking van het plan en één ronde aanpassingen',
            'Afstemming van bezorging en plaatsing',
          ],
        },
      ],
    }),
    slot('uitleg', 'full-width-text', {
      title: 'Een afspraak maken',
      body: `<p>Mail naar ${mailLink(company.adviceEmail)} of bel ${phoneLink}. Noem het pakket, de kamer en twee momenten die u schikken. U krijgt binnen twee werkdagen een bevestiging. Een afspraak verzetten of afzeggen kan kosteloos tot 24 uur van tevoren.</p>
<p>De genoemde prijzen zijn inclusief btw. U bent na een advies nergens toe verplicht, en wij adviseren ook wel eens om iets te laten staan. Alvast kijken? Begin bij de <a href="${categoryPath('C11')}">banken</a> of de <a href="${categoryPath('C31')}">eettafels</a>.</p>`,
    }),
  ],
};
