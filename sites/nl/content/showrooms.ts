import { fixedListings } from '../../../api/contract/page-paths.ts';
import { type SitePage, slot } from '../../../api/db/seed/content/page.ts';
import { company, phoneLink } from './company.ts';
import { rooms } from './pictures.ts';

export const showrooms: SitePage = {
  language: 'nl',
  alias: 'showrooms',
  title: 'Onze showrooms',
  description:
    'Kom proefzitten in een van onze showrooms. Adressen, openingstijden en de meubelen die er staan.',
  slots: [
    slot('hero', 'full-width-image', {
      image: rooms.lounge,
      title: 'Kom proefzitten',
      text: 'Ga zitten, trek een lade open en leg een staal naast uw eigen gordijn.',
    }),
    slot('adressen', 'grid-icon', { title: 'Adressen en openingstijden', source: { type: 'showrooms' } }),
    slot('bezoek', 'full-width-text', {
      title: 'Voor uw bezoek',
      body: `<p>Op elke productpagina ziet u in welke showroom het meubel staat. Alles bij elkaar vindt u onder <a href="${fixedListings.showroom}">meubelen in de showroom</a>. Komt u voor één bepaald stuk van ver, bel dan even vooraf: ${phoneLink}. Een opstelling kan net gewisseld zijn.</p>
<h2>Neem mee</h2>
<ul>
<li>een plattegrond of de maten van uw kamer, en van deuren en trap;</li>
<li>een foto van de kamer bij daglicht;</li>
<li>een stukje vloer, gordijn of verf waarbij het moet passen.</li>
</ul>
<h2>Advies zonder afspraak</h2>
<p>Onze adviseurs lopen rond en helpen graag. Wilt u een hele kamer doorlopen, maak dan een afspraak voor <a href="/interieuradvies">interieuradvies</a>. Bestellen kan ter plekke of later thuis, tegen dezelfde prijs. De bedenktijd van 14 dagen geldt voor bestellingen via de webwinkel; koopt u in de showroom, dan leest u de voorwaarden op uw koopbevestiging.</p>
<h2>Toegankelijkheid</h2>
<p>Alle showrooms zijn drempelvrij bereikbaar en hebben een invalidentoilet. Assistentiehonden zijn welkom. Hebt u hulp nodig bij het parkeren of uitstappen, laat het ons vooraf weten. Telefonisch bereikt u ons op ${company.phoneHours}.</p>`,
    }),
  ],
};
