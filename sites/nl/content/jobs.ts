import { type SitePage, slot } from '../../../api/db/seed/content/page.ts';
import { company, mailLink } from './company.ts';
import { rooms } from './pictures.ts';

export const jobs: SitePage = {
  language: 'nl',
  alias: 'werken-bij-linden',
  title: 'Werken bij Linden',
  description:
    'Onze vacatures in winkel, klantenservice, magazijn en webteam, en hoe solliciteren bij Linden Wonen gaat.',
  slots: [
    slot('hero', 'full-width-image', {
      image: rooms.study,
      eyebrow: 'Werken bij Linden',
      title: 'Werk dat bij iemand thuis eindigt',
      text: 'Wat u vandaag verkoopt, inpakt of oplost, staat volgende week in een woonkamer.',
    }),
    slot('vacatures', 'job-advertisements', {
      title: 'Onze vacatures',
      jobs: [
        {
          title: 'Interieuradviseur',
          place: 'Showroom Utrecht',
          hours: '24 tot 36 uur',
          text: 'U ontvangt bezoekers, denkt mee over indeling en materiaal en werkt hun wensen uit tot een plan. U hebt ervaring in wonen of een opleiding in interieur, en werkt om het weekend op zaterdag. Bruto maandsalaris: € 2.650 tot € 3.300 bij 36 uur.',
        },
        {
          title: 'Medewerker klantenservice',
          place: 'Utrecht, deels thuis',
          hours: '20 tot 32 uur',
          text: 'U beantwoordt vragen per telefoon en e-mail en lost problemen met leveringen op. U schrijft foutloos Nederlands en blijft rustig als een klant dat niet is. Frans is mooi meegenomen. Bruto maandsalaris: € 2.500 tot € 2.950 bij 36 uur.',
        },
        {
          title: 'Meubelhersteller',
          place: 'Magazijn Tiel',
          hours: '32 tot 40 uur',
          text: 'U herstelt transportschade en retouren, zodat een kras geen nieuw meubel kost. U kunt lijmen, beitsen, lakken en stofferen, of wilt dat laatste leren. Bruto maandsalaris: € 2.700 tot € 3.400 bij 40 uur.',
        },
        {
          title: 'Front-end-ontwikkelaar',
          place: 'Utrecht, deels thuis',
          hours: '32 tot 40 uur',
          text: 'U bouwt met een klein team aan deze webwinkel, in TypeScript en React. Snelheid en toegankelijkheid zijn voor u vanzelfsprekend, niet iets voor later. Bruto maandsalaris: € 3.800 tot € 5.200 bij 40 uur.',
        },
      ],
    }),
    slot('voorwaarden', 'full-width-text', {
      title: 'Zo gaat solliciteren',
      body: `<p>Mail een korte brief en uw cv naar ${mailLink(company.jobsEmail)} en noem de functie. Een foto, leeftijd of burgerlijke staat hoeft er niet bij.</p>
<ol>
<li>Binnen een week hoort u of wij u uitnodigen, met een reden als wij dat niet doen.</li>
<li>In een eerste gesprek van een uur maken wij kennis met elkaar.</li>
<li>Daarna loopt u een dagdeel mee; dat dagdeel betalen wij.</li>
<li>Binnen drie werkdagen krijgt u een aanbod of een eerlijke terugkoppeling.</li>
</ol>
<h2>Wat wij bieden</h2>
<ul>
<li>een contract voor een jaar, met de bedoeling om het daarna vast te maken;</li>
<li>26 vakantiedagen bij een volledige werkweek en pensioenopbouw vanaf de eerste dag;</li>
<li>reiskosten op basis van het openbaar vervoer of een fietsvergoeding;</li>
<li>25 % personeelskorting op het hele assortiment.</li>
</ul>
<p>Uw sollicitatiegegevens bewaren wij tot vier weken na afloop van de procedure, of met uw toestemming een jaar. Meer daarover leest u in het <a href="/privacybeleid">privacybeleid</a>.</p>`,
    }),
  ],
};
