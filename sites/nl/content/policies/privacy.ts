import { type SitePage, slot } from '../../../../api/db/seed/content/page.ts';
import { company, mailLink } from '../company.ts';

export const privacy: SitePage = {
  language: 'nl',
  alias: 'privacybeleid',
  policy: 'privacy',
  title: 'Privacybeleid',
  description:
    'Welke gegevens wij gebruiken, waarvoor, hoelang wij ze bewaren, met wie wij ze delen en welke rechten u hebt.',
  slots: [
    slot('tekst', 'full-width-text', {
      title: 'Privacybeleid',
      body: `<p>Wij vragen alleen wat nodig is om uw bestelling goed af te handelen. Hier leest u wat dat is en wat u erover te zeggen hebt. Laatst bijgewerkt op ${company.updated}.</p>
<h2>Wie verantwoordelijk is</h2>
<p>${company.name}, ${company.street}, ${company.city}, KvK ${company.chamberOfCommerce}. Vragen over privacy beantwoorden wij via ${mailLink(company.privacyEmail)}.</p>
<h2>Wat wij gebruiken en waarom</h2>
<table>
<thead><tr><th scope="col">Doel</th><th scope="col">Gegevens</th><th scope="col">Grondslag</th><th scope="col">Bewaartermijn</th></tr></thead>
<tbody>
<tr><td>Bestelling, bezorging, herroeping en garantie</td><td>Naam, adres, e-mail, telefoon, bestelling</td><td>Uitvoering van de overeenkomst</td><td>Zolang de garantie loopt</td></tr>
<tr><td>Boekhouding</td><td>Factuur- en betaalgegevens</td><td>Wettelijke plicht</td><td>7 jaar</td></tr>
<tr><td>Winkelmand bewaren</td><td>Een willekeurig kenmerk in uw browser en de gekozen producten</td><td>Uitvoering van uw verzoek</td><td>Tot u het wist of het kenmerk verloopt</td></tr>
<tr><td>Vragen, klachten en herroepingen die niet zijn afgerond</td><td>Contactgegevens en ons gesprek</td><td>Gerechtvaardigd belang: u goed helpen</td><td>2 jaar na het laatste contact</td></tr>
<tr><td>Nieuwsbrief</td><td>E-mailadres</td><td>Toestemming, of een eerdere aankoop</td><td>Tot u zich afmeldt</td></tr>
<tr><td>Beveiliging</td><td>IP-adres en technische logboeken</td><td>Gerechtvaardigd belang: misbruik voorkomen</td><td>30 dagen</td></tr>
<tr><td>Sollicitaties en aanvragen van ondernemers</td><td>Wat u ons stuurt</td><td>Stappen vóór een overeenkomst</td><td>4 weken na afloop, met toestemming 1 jaar</td></tr>
</tbody>
</table>
<p>Zonder naam, adres en contactgegevens kunnen wij een bestelling niet bezorgen. Al het andere is vrijwillig.</p>
<h2>Met wie wij gegevens delen</h2>
<p>Wij verkopen uw gegevens niet. Wij geven ze alleen door als dat nodig is:</p>
<ul>
<li>aan de vervoerder: naam, adres, telefoon en e-mail voor de afspraak;</li>
<li>aan de betaalaanbieder die u kiest: bedrag, bestelnummer en wat die aanbieder zelf aan u vraagt;</li>
<li>aan de maker, alleen als een garantiegeval of maatwerk dat vraagt;</li>
<li>aan dienstverleners voor hosting, e-mail en klantcontact, die uitsluitend in onze opdracht werken;</li>
<li>aan de overheid als de wet ons daartoe verplicht.</li>
</ul>
<p>Wij bewaren gegevens binnen de Europese Economische Ruimte. Gebruikt een dienstverlener toch een land daarbuiten, dan alleen met een adequaatheidsbesluit of met de modelbepalingen van de Europese Commissie.</p>
<h2>Opslag in uw browser</h2>
<p>Wat nodig is om de winkel te laten werken, zoals uw winkelmand en ingevulde gegevens, slaan wij in uw browser op. Daarvoor is geen toestemming nodig. Wij volgen u niet en plaatsen niets voor adverteerders. Mocht dat ooit veranderen, dan vragen wij het u eerst, en is weigeren even gemakkelijk als toestaan. Wat er is opgeslagen, leest u onder “Cookie-instellingen” onder aan elke pagina.</p>
<h2>Geautomatiseerde besluiten</h2>
<p>Wij nemen zelf geen besluiten over u zonder dat er een mens aan te pas komt, en onze prijzen zijn voor iedereen gelijk. Kiest u voor achteraf betalen, dan kan de betaalaanbieder uw aanvraag automatisch beoordelen; u kunt daar om een menselijke beoordeling vragen.</p>
<h2>Uw rechten</h2>
<p>U mag uw gegevens inzien, verbeteren, laten wissen, laten beperken of meenemen, en u mag bezwaar maken tegen gebruik op grond van ons belang. Toestemming trekt u altijd weer in. Mail naar ${mailLink(company.privacyEmail)}; u krijgt binnen een maand antwoord. Om zeker te weten dat u het bent, stellen wij een vraag over uw bestelling. Een kopie van uw identiteitsbewijs vragen wij niet.</p>
<p>Bent u het niet met ons eens, dan kunt u een klacht indienen bij de <a href="https://www.autoriteitpersoonsgegevens.nl">Autoriteit Persoonsgegevens</a>.</p>
<h2>Beveiliging</h2>
<p>Verbindingen zijn versleuteld, toegang is beperkt tot wie haar nodig heeft en wachtwoorden bewaren wij alleen als onomkeerbare code. Vermoedt u een lek, meld het dan via ${mailLink(company.privacyEmail)}; wij reageren binnen één werkdag.</p>`,
    }),
  ],
};
