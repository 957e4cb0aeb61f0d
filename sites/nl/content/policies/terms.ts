import { type SitePage, slot } from '../../../../api/db/seed/content/page.ts';
import { company, mailLink, phoneLink } from '../company.ts';
import { conditions } from '../conditions.ts';

export const terms: SitePage = {
  language: 'nl',
  alias: 'algemene-voorwaarden',
  policy: 'terms',
  title: 'Algemene voorwaarden',
  description: 'De voorwaarden die gelden als u bij Linden Wonen bestelt, van aanbod tot klachtenregeling.',
  slots: [
    slot('tekst', 'full-width-text', {
      title: 'Algemene voorwaarden',
      body: `<p>Deze voorwaarden gelden voor elke bestelling die een consument doet in de webwinkel van ${company.name} Zij gelden naast uw wettelijke rechten en nemen daar niets van af. Laatst bijgewerkt op ${company.updated}.</p>
<h2>1. Wie wij zijn</h2>
<p>${company.name}, ${company.street}, ${company.city}, ${company.country}. KvK ${company.chamberOfCommerce}, btw ${company.vat}. Telefoon ${phoneLink}, e-mail ${mailLink(company.email)}. Bereikbaar op ${company.phoneHours}.</p>
<h2>2. Aanbod en prijzen</h2>
<ul>
<li>Bij elk product staan de belangrijkste eigenschappen, de maten, de materialen en de totale prijs in euro’s, inclusief btw. Bezorgkosten ziet u in uw winkelmand voordat u bestelt.</li>
<li>Een doorgestreepte prijs is de laagste prijs die wij in de dertig dagen vóór de verlaging hebben gevraagd.</li>
<li>Een aanbieding geldt zolang zij in de webwinkel staat of zolang de voorraad strekt, als dat erbij staat.</li>
<li>Kleine verschillen in kleur, nerf en structuur horen bij natuurlijke materialen. Aan een prijs waarvan u redelijkerwijs moest begrijpen dat die een vergissing was, zijn wij niet gebonden.</li>
</ul>
<h2>3. Uw bestelling</h2>
<p>De overeenkomst komt tot stand als u op “Bestellen en betalen” hebt geklikt en wij uw bestelling per e-mail hebben bevestigd. Vóór die stap kunt u alles controleren en verbeteren. De bevestiging bevat de gegevens van uw bestelling en deze voorwaarden, zodat u ze kunt bewaren. Wij sluiten overeenkomsten in het Nederlands.</p>
<p>Hebben wij een goede reden om een bestelling niet te aanvaarden, dan laten wij u dat met die reden weten en betalen wij meteen terug wat u hebt voldaan.</p>
<h2>4. Betalen</h2>
<p>U kiest bij het afrekenen een van de <a href="/betaalmethoden">betaalmethoden</a>. Er is altijd een mogelijkheid om achteraf te betalen. Een bankoverschrijving voldoet u binnen ${conditions.bankTransferDays} dagen. Betaalt u niet op tijd, dan sturen wij u eerst een kosteloze herinnering met een termijn van ten minste 14 dagen. Pas daarna mogen wij de wettelijke rente en incassokosten volgens het wettelijke tarief rekenen.</p>
<h2>5. Bezorging</h2>
<p>Bij elk product staat een bezorgperiode; in uw bevestiging staat de periode die wij met u afspreken. Zonder afspraak bezorgen wij uiterlijk binnen 30 dagen. Halen wij de periode niet, dan hoort u dat van ons. U kunt ons een redelijke extra termijn geven; halen wij ook die niet, dan mag u de overeenkomst kosteloos ontbinden en krijgt u uw geld binnen 14 dagen terug. Tot u het product hebt ontvangen, draaien wij op voor verlies en beschadiging. Meer staat onder <a href="/bezorging">bezorging</a>.</p>
<h2>6. Bedenktijd</h2>
<p>U mag binnen ${conditions.returnDays} dagen na ontvangst zonder opgave van redenen van de koop afzien, behalve bij producten die wij speciaal voor u maken. Hoe dat werkt en wat u terugkrijgt, staat in het <a href="/retourbeleid">retourbeleid</a>; dat maakt deel uit van deze voorwaarden.</p>
<h2>7. Garantie</h2>
<p>Wij staan ervoor in dat een product beantwoordt aan de overeenkomst. Is dat niet zo, dan hebt u recht op kosteloos herstel, vervanging of, als dat niet lukt, prijsvermindering of ontbinding. De fabrieksgarantie komt daar bovenop. Lees de pagina <a href="/garantie">garantie</a>.</p>
<h2>8. Eigendom</h2>
<p>Producten blijven van ons tot u de koopprijs volledig hebt betaald. U mag ze intussen gewoon gebruiken, maar niet doorverkopen.</p>
<h2>9. Aansprakelijkheid</h2>
<p>Wij zijn aansprakelijk voor schade die u lijdt doordat wij onze verplichtingen niet nakomen, volgens de wet. Niets in deze voorwaarden beperkt onze aansprakelijkheid voor opzet, grove schuld, letsel of gebrekkige producten.</p>
<h2>10. Persoonsgegevens</h2>
<p>Hoe wij met uw gegevens omgaan, leest u in het <a href="/privacybeleid">privacybeleid</a>.</p>
<h2>11. Klachten en geschillen</h2>
<p>Meld een klacht binnen bekwame tijd bij ${mailLink(company.email)}; bij een gebrek is twee maanden na de ontdekking in elk geval op tijd. Wij bevestigen uw klacht binnen twee werkdagen en antwoorden inhoudelijk binnen 14 dagen. Wij zijn niet aangesloten bij een geschillencommissie.</p>
<p>Op de overeenkomst is Nederlands recht van toepassing. Woont u in een ander land, dan houdt u de bescherming van het dwingende recht daar. Een geschil legt u voor aan de bevoegde rechter; dat mag altijd die van uw woonplaats zijn.</p>
<h2>12. Wijzigingen</h2>
<p>Op uw bestelling gelden de voorwaarden zoals ze waren toen u bestelde. Wijzigen wij ze later, dan geldt de nieuwe tekst alleen voor nieuwe bestellingen.</p>`,
    }),
  ],
};
