import { provenWithinDays } from '../../../../api/contract/withdrawals.ts';
import { type SitePage, slot } from '../../../../api/db/seed/content/page.ts';
import { company, mailLink, phoneLink } from '../company.ts';
import { conditions } from '../conditions.ts';

export const returns: SitePage = {
  language: 'nl',
  alias: 'retourbeleid',
  policy: 'returns',
  title: 'Retourbeleid',
  description: `${conditions.returnDays} dagen bedenktijd, gratis opgehaald. Hoe u van uw koop afziet, wat u terugkrijgt en wanneer maatwerk is uitgezonderd.`,
  slots: [
    slot('tekst', 'full-width-text', {
      title: 'Retourbeleid',
      body: `<p>Een bank beoordeelt u pas goed als hij in uw eigen kamer staat. Daarom mag u zich bedenken, en halen wij op wat niet past. Laatst bijgewerkt op ${company.updated}.</p>
<h2>${conditions.returnDays} dagen bedenktijd</h2>
<p>U mag binnen ${conditions.returnDays} dagen van de koop afzien, zonder reden te geven. De termijn begint op de dag nadat u, of iemand namens u, het product hebt ontvangen. Komt uw bestelling in delen, dan begint de termijn op de dag na ontvangst van het laatste deel. Het is genoeg dat u uw verklaring vóór het einde van de termijn verstuurt.</p>
<h2>Zo ziet u van de koop af</h2>
<p>Het snelst gaat het met de herroepingsfunctie. Een account hebt u daarvoor niet nodig. In al onze e-mails over uw bestelling staat de link Overeenkomst hier herroepen: u kiest de artikelen, bevestigt en bent klaar. Hebt u geen e-mail bij de hand, dan gaat het in twee stappen:</p>
<ol>
<li><strong>Overeenkomst hier herroepen.</strong> Open <a href="/overeenkomst-herroepen">Overeenkomst hier herroepen</a>, dat onder aan elke pagina staat, geef uw bestelnummer, uw e-mailadres en uw naam op en druk op <em>Herroeping bevestigen</em>. Uw verklaring telt vanaf dat moment. U krijgt uw verklaring per e-mail, met de datum en het tijdstip van ontvangst.</li>
<li><strong>Herroeping afronden.</strong> Met de link of de code in die e-mail laat u zien dat de bestelling van u is. U kiest de artikelen, drukt op <em>Herroeping afronden</em> en krijgt een ontvangstbewijs. Doet u dit meer dan ${provenWithinDays} dagen na uw verklaring, dan beoordelen wij of het tijdstip daarvan nog geldt. Lukt het niet, beantwoord de e-mail dan gewoon: uw verklaring blijft staan.</li>
</ol>
<p>Liever anders? Een e-mail naar ${mailLink(company.email)}, een brief naar ${company.name}, ${company.street}, ${company.city}, of een telefoontje naar ${phoneLink} is ook goed, zolang maar duidelijk is dat u van de koop afziet. Het modelformulier onderaan mag u gebruiken, maar dat hoeft niet.</p>
<h2>Terugsturen of laten ophalen</h2>
<p>Na uw verklaring hebt u nog 14 dagen om het product mee te geven of te versturen. Wij maken het u gemakkelijk:</p>
<table>
<thead><tr><th scope="col">Soort product</th><th scope="col">Hoe</th><th scope="col">Kosten</th></tr></thead>
<tbody>
<tr><td>Pakket</td><td>U krijgt een retouretiket per e-mail en levert het pakket in bij een afhaalpunt.</td><td>Gratis</td></tr>
<tr><td>Meubel</td><td>Wij halen het bij u thuis op, op een dag die u met de vervoerder afspreekt.</td><td>Gratis</td></tr>
</tbody>
</table>
<p>Geef het product mee met alles wat erbij hoorde, als het kan in de oorspronkelijke verpakking. Hebt u die niet meer, meld het dan vooraf; dan neemt de vervoerder dekens mee.</p>
<h2>Uitproberen mag, gebruiken kost waarde</h2>
<p>U mag het product uitpakken, opzetten en proberen zoals u dat in een showroom zou doen. Gaat u verder dan nodig is om het te beoordelen, dan bent u aansprakelijk voor de waardevermindering. Vlekken, krassen of huisdierhaar zijn daar voorbeelden van. Wij houden nooit iets in zonder u foto’s en een berekening te sturen.</p>
<h2>Uw geld terug</h2>
<p>Wij betalen het aankoopbedrag terug binnen 14 dagen na uw verklaring, op dezelfde wijze als u hebt betaald. Ziet u van de hele bestelling af, dan krijgt u ook de bezorgkosten terug, met de toeslag voor plaatsing. Stuurt u een pakket zelf terug, dan mogen wij wachten tot wij het hebben ontvangen of tot u bewijst dat u het hebt verstuurd.</p>
<h2>Wat u niet kunt herroepen</h2>
<ul>
<li><strong>Maatwerk.</strong> Producten die wij volgens uw opgave maken, zoals een afwijkende maat. Dit staat duidelijk bij de uitvoering en nog eens in uw winkelmand, vóórdat u bestelt. Een kleur of houtsoort die u kiest uit ons vaste aanbod is geen maatwerk en mag u gewoon terugsturen.</li>
<li><strong>Verzegelde producten</strong> die om redenen van gezondheid of hygiëne niet terug kunnen, als u de verzegeling hebt verbroken. Ook dat staat erbij.</li>
</ul>
<h2>Beschadigd, verkeerd of defect</h2>
<p>Dat valt niet onder de bedenktijd maar onder uw recht op een deugdelijk product, dat veel langer loopt en ook voor maatwerk geldt. Kijk op de pagina <a href="/garantie">garantie</a>.</p>
<h2>Modelformulier voor herroeping</h2>
<p>Alleen invullen en terugsturen als u de overeenkomst wilt herroepen.</p>
<ul>
<li>Aan ${company.name}, ${company.street}, ${company.city}, ${company.email}:</li>
<li>Ik deel u mede dat ik onze overeenkomst betreffende de verkoop van de volgende producten herroep:</li>
<li>Besteld op / ontvangen op:</li>
<li>Bestelnummer:</li>
<li>Naam en adres van de consument:</li>
<li>Datum, en handtekening als u dit formulier op papier indient:</li>
</ul>`,
    }),
  ],
};
