import { type SitePage, slot } from '../../../../api/db/seed/content/page.ts';
import { company, mailLink, phoneLink } from '../company.ts';

export const accessibility: SitePage = {
  language: 'nl',
  alias: 'toegankelijkheid',
  policy: 'accessibility',
  title: 'Toegankelijkheid',
  description:
    'Hoe wij zorgen dat iedereen in onze webwinkel kan kopen, welke norm wij volgen en hoe u een drempel meldt.',
  slots: [
    slot('tekst', 'full-width-text', {
      title: 'Toegankelijkheid',
      body: `<p>Iedereen moet hier zelfstandig een meubel kunnen vinden, vergelijken en bestellen: met een muis, een toetsenbord, een schermlezer of een scherm dat vier keer is vergroot. Laatst bijgewerkt op ${company.updated}.</p>
<h2>Welke norm wij volgen</h2>
<p>Sinds 28 juni 2025 geldt de Europese toegankelijkheidsrichtlijn voor webwinkels. Wij richten ons op de norm EN 301 549 en daarmee op de richtlijnen WCAG, versie 2.2, niveau AA.</p>
<h2>Wat u daarvan merkt</h2>
<ul>
<li>Alles wat met de muis kan, kan ook met het toetsenbord, van filter tot betaling. Het actieve onderdeel heeft een duidelijke rand.</li>
<li>Teksten en knoppen hebben genoeg contrast en blijven leesbaar bij 400 % vergroting.</li>
<li>Productfoto’s hebben een beschrijving. Maten, materialen en prijzen staan altijd ook als tekst op de pagina.</li>
<li>Kleuren van stof en hout hebben een naam; een kleurvlak alleen is nooit de enige aanduiding.</li>
<li>Fouten in een formulier staan bij het veld en in een overzicht bovenaan, met wat u kunt doen.</li>
<li>Er is geen tijdslimiet en er beweegt niets als u dat in uw systeem hebt uitgezet.</li>
<li>Zoeken, bekijken en vergelijken kan ook zonder JavaScript.</li>
</ul>
<h2>Hoe wij dat nagaan</h2>
<p>Bij elke nieuwe versie van de winkel controleren wij de verschillende soorten pagina’s met een automatische toets en doorlopen wij een hele aankoop met alleen het toetsenbord. Een versie met fouten gaat niet live.</p>
<h2>Wat nog niet goed genoeg is</h2>
<p>Een automatische toets vindt niet alles. De betaalpagina’s van banken en PayPal zijn niet van ons; daarvoor gelden hun eigen verklaringen. Komt u daar niet verder, kies dan een bankoverschrijving of bel ons, dan helpen wij u zonder extra kosten.</p>
<h2>Hulp en meldingen</h2>
<p>Loopt u ergens tegenaan? Mail naar ${mailLink(company.email)} of bel ${phoneLink} en vertel op welke pagina en met welk hulpmiddel. U krijgt binnen twee werkdagen een reactie en, als wij het niet meteen kunnen verbeteren, een andere manier om te bestellen. Deze informatie lezen wij u op verzoek ook voor.</p>
<p>Vindt u dat wij uw melding niet goed hebben opgepakt, dan kunt u terecht bij de Autoriteit Consument &amp; Markt, die in Nederland toezicht houdt op de toegankelijkheid van webwinkels.</p>`,
    }),
  ],
};
