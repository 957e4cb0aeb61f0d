import { type SitePage, slot } from '../../../api/db/seed/content/page.ts';
import { categoryPath } from './category-path.ts';
import { company } from './company.ts';
import { rooms } from './pictures.ts';

export const aboutUs: SitePage = {
  language: 'nl',
  alias: 'about-us',
  title: 'Over Linden Wonen',
  description:
    'Wie wij zijn, hoe wij meubelen kiezen en wat u van ons mag verwachten: alle maten, één prijs en een mens aan de telefoon.',
  slots: [
    slot('hero', 'full-width-image', {
      image: rooms.dining,
      eyebrow: 'Over ons',
      title: 'Meubelen waar u lang mee leeft',
      text: 'Linden is genoemd naar de boom op het dorpsplein: een plek om onder te zitten, jaar na jaar.',
    }),
    slot('verhaal', 'full-width-text', {
      title: 'Wat wij doen, en wat niet',
      body: `<p>Linden Wonen verkoopt meubelen, verlichting en woonaccessoires: online, en in onze eigen showrooms. Wij houden het assortiment klein genoeg om elk stuk te kennen. Wie ons belt, krijgt iemand die op de bank heeft gezeten waarover u een vraag hebt.</p>
<h2>Zo kiezen wij een meubel</h2>
<p>Voordat iets in de winkel komt, zetten wij het in elkaar, gaan wij eraan zitten en laten wij het een tijd gewoon in gebruik. Wij letten op vier dingen:</p>
<ul>
<li><strong>De constructie.</strong> Een frame mag niet wringen en een lade moet na honderd keer nog recht lopen.</li>
<li><strong>Het materiaal.</strong> Bij elk product staat waaruit elk onderdeel bestaat. Fineer heet bij ons fineer en massief is massief.</li>
<li><strong>Het onderhoud.</strong> Wij schrijven erbij hoe u vlekken verwijdert en wanneer hout olie nodig heeft.</li>
<li><strong>De maten.</strong> Van het meubel, van de zitting en van de dozen waarin het komt.</li>
</ul>
<h2>Eén prijs</h2>
<p>Wij verhogen geen prijzen om ze daarna te kunnen verlagen. Staat er toch een doorgestreepte prijs, dan is dat de laagste prijs van de dertig dagen vóór de verlaging. Bezorgkosten ziet u in uw winkelmand, niet pas in de laatste stap.</p>
<h2>Van magazijn tot woonkamer</h2>
<p>Onze voorraad ligt in magazijnen van samen meer dan 110.000 m². Wat op voorraad is, gaat van daaruit rechtstreeks naar u toe. Wat wij op bestelling laten maken, krijgt een bezorgperiode waarin de productietijd al is meegerekend.</p>
<h2>Even kijken of even bellen</h2>
<p>Kom langs in een van onze <a href="/showrooms">showrooms</a> of bel ${company.phone}. Wij zijn bereikbaar op ${company.phoneHours}. Antwoorden op de meeste vragen vindt u ook in het <a href="/help-centre">helpcentrum</a>.</p>`,
    }),
    slot('cijfers', 'dynamic-info', {
      facts: [
        { count: 'products', label: 'ontwerpen in de winkel' },
        { count: 'variants', label: 'uitvoeringen in kleur, hout en maat' },
        { count: 'showrooms', label: 'showrooms in Nederland' },
      ],
    }),
    slot('verder', 'grid-under-image', {
      title: 'Verder kijken',
      tiles: [
        {
          title: 'Werken bij Linden',
          text: 'Onze vacatures',
          link: '/werken-bij-linden',
          image: rooms.study,
        },
        {
          title: 'Interieuradvies',
          text: 'Een kamer samen uitwerken',
          link: '/interieuradvies',
          image: rooms.bedroom,
        },
        {
          title: 'Naar de winkel',
          text: 'Begin in de woonkamer',
          link: categoryPath('C1'),
          image: rooms.living,
        },
      ],
    }),
  ],
};
