import { type SitePage, slot } from '../../../../api/db/seed/content/page.ts';
import { company, mailLink } from '../company.ts';
import { conditions } from '../conditions.ts';

export const payment: SitePage = {
  language: 'nl',
  alias: 'betaalmethoden',
  policy: 'payment',
  title: 'Betaalmethoden',
  description:
    'Betaal met iDEAL | Wero, creditcard, PayPal, achteraf of per bankoverschrijving. Zonder extra kosten en altijd versleuteld.',
  slots: [
    slot('tekst', 'full-width-text', {
      title: 'Betaalmethoden',
      body: `<p>U kiest zelf hoe u betaalt. Geen van de methoden kost extra, en het totaalbedrag met bezorgkosten staat vlak boven de knop “Bestellen en betalen”. Laatst bijgewerkt op ${company.updated}.</p>
<table>
<thead><tr><th scope="col">Methode</th><th scope="col">Wanneer betaalt u</th><th scope="col">Goed om te weten</th></tr></thead>
<tbody>
<tr><td>iDEAL | Wero</td><td>Direct</td><td>U keurt de betaling goed in de app van uw bank.</td></tr>
<tr><td>Creditcard of betaalpas</td><td>Direct</td><td>Visa, Mastercard en American Express. Uw bank kan om een extra controle vragen.</td></tr>
<tr><td>PayPal</td><td>Direct</td><td>U logt in bij PayPal en keert daarna terug naar de winkel.</td></tr>
<tr><td>Achteraf betalen</td><td>Binnen ${conditions.payLaterDays} dagen na verzending</td><td>Vanaf 18 jaar, na een beoordeling door de betaalaanbieder.</td></tr>
<tr><td>Bankoverschrijving</td><td>Binnen ${conditions.bankTransferDays} dagen na uw bestelling</td><td>Vermeld uw bestelnummer.</td></tr>
</tbody>
</table>
<h2>iDEAL | Wero</h2>
<p>iDEAL gaat over in Wero, de Europese betaalmethode van de banken. U ziet daarom beide namen. Voor u verandert er weinig: u kiest uw bank of scant een code, en betaalt in de app die u gewend bent.</p>
<h2>Achteraf betalen</h2>
<p>U betaalt binnen ${conditions.payLaterDays} dagen na verzending, zonder rente en zonder kosten zolang u op tijd bent. Achteraf betalen is een vorm van krediet. De betaalaanbieder is uw kredietgever; deze toetst vooraf uw leeftijd en of het bedrag bij uw situatie past, en toont de voorwaarden voordat u akkoord gaat. Ziet u van de koop af, dan vervalt ook uw betaling. Lukt betalen niet op tijd, neem dan contact op met de aanbieder; uitstel is vaak mogelijk.</p>
<h2>Bankoverschrijving</h2>
<p>Onze rekeninggegevens staan in de bevestiging. Maak het bedrag binnen ${conditions.bankTransferDays} dagen over en vermeld uw bestelnummer. Wij maken of versturen uw bestelling zodra het bedrag is bijgeschreven; de bezorgperiode schuift zo lang mee op. Is er na ${conditions.bankTransferDays} dagen niets ontvangen, dan vervalt de bestelling en komt de voorraad weer vrij.</p>
<h2>Als een betaling niet lukt</h2>
<p>Uw winkelmand blijft bewaard. Probeer het opnieuw of kies een andere methode. Een bedrag dat toch is afgeschreven, boekt uw bank of PayPal vanzelf terug; duurt dat langer dan vijf werkdagen, mail dan naar ${mailLink(company.email)}.</p>
<h2>Veilig</h2>
<p>Alle betaalgegevens gaan versleuteld rechtstreeks naar de betaalaanbieder. Wij zien en bewaren geen kaartnummers of wachtwoorden en vragen er ook nooit om, niet per telefoon en niet per e-mail.</p>
<h2>Terugbetalen</h2>
<p>Terugbetalingen gaan langs dezelfde weg terug. Wanneer u recht hebt op uw geld, leest u in het <a href="/retourbeleid">retourbeleid</a>.</p>`,
    }),
  ],
};
