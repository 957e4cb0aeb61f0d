import { type SitePage, slot } from '../../../../api/db/seed/content/page.ts';
import { company, mailLink, phoneLink } from '../company.ts';

export const warranty: SitePage = {
  language: 'nl',
  alias: 'garantie',
  policy: 'warranty',
  title: 'Garantie',
  description:
    'Uw wettelijke recht op een deugdelijk product, wat de fabrieksgarantie daaraan toevoegt en hoe u een gebrek meldt.',
  slots: [
    slot('tekst', 'full-width-text', {
      title: 'Garantie',
      body: `<p>Een meubel moet doen wat u ervan mag verwachten. Doet het dat niet, dan lossen wij het op. Laatst bijgewerkt op ${company.updated}.</p>
<h2>Uw wettelijke garantie</h2>
<p><strong>In de Europese Unie geldt voor elk product een wettelijke garantie van ten minste twee jaar, zonder dat u daarvoor betaalt. In Nederland duurt zij zo lang als u van het product redelijkerwijs mag verwachten, en dat is bij meubelen vaak langer.</strong></p>
<ul>
<li>Is een product bij levering gebrekkig, of blijkt het niet te zijn zoals wij het hebben aangeboden, dan mag u kiezen: kosteloos herstel of een vervangend exemplaar. Wij doen dat binnen een redelijke termijn en zonder ernstige overlast.</li>
<li>Lukt dat niet, is het onevenredig duur of duurt het te lang, dan mag u een deel van de prijs terugvragen of de koop ontbinden.</li>
<li>U richt zich tot ons als verkoper, niet tot de fabrikant.</li>
<li>Komt het gebrek binnen een jaar na levering aan het licht, dan gaan wij ervan uit dat het er al was, tenzij wij het tegendeel aantonen. Daarna maakt u het aannemelijk; wij helpen daarbij en betalen het onderzoek als u gelijk hebt.</li>
</ul>
<h2>Fabrieksgarantie</h2>
<p>Bij elk product staat hoeveel jaar garantie de maker geeft op constructie en materiaal. Die garantie komt boven op uw wettelijke rechten, kost niets en geldt vanaf de dag van levering. U hoeft niets te registreren; uw bestelnummer is het bewijs. Wij handelen ook de fabrieksgarantie voor u af.</p>
<h3>Wat er meestal onder valt</h3>
<ul>
<li>breuk van frame, poten, veren en lattenbodem;</li>
<li>naden die loslaten, schuim dat zijn vorm verliest;</li>
<li>scharnieren, geleiders en elektrische onderdelen die uitvallen.</li>
</ul>
<h3>Wat er niet onder valt</h3>
<ul>
<li>gewone slijtage, plooien en verkleuring door zonlicht;</li>
<li>werking, kleine scheurtjes en tintverschil van massief hout;</li>
<li>schade door vocht, hitte, verkeerd onderhoud, een val of een huisdier.</li>
</ul>
<p>Deze lijst gaat over de fabrieksgarantie. Zij beperkt uw wettelijke rechten niet.</p>
<h2>Een gebrek melden</h2>
<ol>
<li>Maak twee foto’s: een van het hele product en een van het gebrek.</li>
<li>Stuur ze met uw bestelnummer naar ${mailLink(company.email)} of bel ${phoneLink}.</li>
<li>Binnen één werkdag bevestigen wij uw melding, binnen vijf werkdagen krijgt u een voorstel.</li>
</ol>
<p>Doe dit zo snel mogelijk. Twee maanden na de ontdekking is in elk geval op tijd. Ophalen, herstellen en terugbrengen kosten u niets.</p>
<h2>Onderdelen</h2>
<p>Van producten met het label “losse onderdelen leverbaar” kunt u poten, hoezen, grepen en kappen tot tien jaar na aankoop nabestellen. Zo hoeft een gebroken poot niet het einde van een stoel te zijn.</p>`,
    }),
  ],
};
