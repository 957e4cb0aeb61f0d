import { fixedListings } from '../../../../api/contract/page-paths.ts';
import { type SitePage, slot } from '../../../../api/db/seed/content/page.ts';
import { company, mailLink, phoneLink } from '../company.ts';
import { conditions } from '../conditions.ts';

export const delivery: SitePage = {
  language: 'nl',
  alias: 'bezorging',
  policy: 'delivery',
  title: 'Bezorging',
  description: `Gratis thuisbezorgd vanaf ${conditions.freeDeliveryFrom}. Wat bezorging en plaatsing kosten, hoe de periode wordt berekend en hoe u zich voorbereidt.`,
  slots: [
    slot('tekst', 'full-width-text', {
      title: 'Bezorging',
      body: `<p>Wij bezorgen in Nederland, België en Luxemburg. U weet vooraf in welke periode uw bestelling komt en wat het kost. Laatst bijgewerkt op ${company.updated}.</p>
<h2>Kosten</h2>
<table>
<thead><tr><th scope="col">Bezorging</th><th scope="col">Tot ${conditions.freeDeliveryFrom}</th><th scope="col">Vanaf ${conditions.freeDeliveryFrom}</th></tr></thead>
<tbody>
<tr><td>Pakket: alles past bij de pakketdienst, dus tot 23 kg en 120 cm lang per doos</td><td>${conditions.parcel}</td><td>Gratis</td></tr>
<tr><td>Meubelbezorging: zodra er één groot of zwaar stuk bij zit</td><td>${conditions.furniture}</td><td>Gratis</td></tr>
<tr><td>Toeslag voor binnen plaatsen</td><td>${conditions.placement}</td><td>${conditions.placement}</td></tr>
</tbody>
</table>
<p>De bedragen gelden per bestelling en zijn inclusief btw. Het bedrag van uw bestelling telt zonder bezorgkosten.</p>
<h2>Thuisbezorgd of binnen geplaatst</h2>
<ul>
<li><strong>Thuisbezorgd.</strong> De vervoerder zet de dozen over de drempel op de begane grond, of in een gebouw met lift bij uw voordeur.</li>
<li><strong>Binnen geplaatst.</strong> Twee personen brengen de meubelen naar de kamer van uw keuze, zetten ze op hun plaats en nemen de verpakking mee. Bij producten met “gratis montage” zetten zij het meubel ook in elkaar.</li>
</ul>
<h2>Bezorgperiode</h2>
<p>De periode op de productpagina rekent in werkdagen vanaf vandaag. Voorraad gaat direct de deur uit; wat wij laten maken, krijgt de productietijd erbij. Weekeinden en feestdagen tellen niet mee. Bestelt u verschillende producten, dan ziet u in uw winkelmand de periode per product.</p>
<p>Het label <a href="${fixedListings.express}">snel in huis</a> staat bij de producten met de kortste levertijd. Op die pagina leest u hoeveel werkdagen dat hooguit zijn.</p>
<h2>De afspraak</h2>
<p>Een pakket volgt u met de link in de verzendmail. Voor een meubelbezorging stelt de vervoerder een dag en een tijdvak voor; past dat niet, dan kiest u een ander moment. Op de dag zelf belt de chauffeur ongeveer een half uur van tevoren. Bent u er niet, dan maken wij kosteloos één nieuwe afspraak.</p>
<h2>Meet de route</h2>
<p>Bij elk product staan de maten van de pakketten. Vergelijk ze met uw voordeur, gang, trap en kamerdeur, en houd 10 cm speling aan. Laat het ons vooraf weten als de straat niet met een vrachtwagen te bereiken is. Een verhuislift of kraan zit niet in de prijs.</p>
<h2>Controleer bij ontvangst</h2>
<p>Kijk of de verpakking heel is en noteer zichtbare schade bij de chauffeur. Ontdekt u de schade later, dan verliest u geen rechten: stuur foto’s naar ${mailLink(company.email)}.</p>
<h2>Te laat?</h2>
<p>Zien wij dat de periode niet haalbaar is, dan hoort u dat meteen, met een nieuwe datum. Schikt die niet, dan mag u kosteloos afzien van de bestelling en betalen wij binnen 14 dagen terug. Vragen? Bel ${phoneLink}.</p>`,
    }),
  ],
};
