import { type SitePage, slot } from '../../../api/db/seed/content/page.ts';
import { company, mailLink, phoneLink } from './company.ts';

export const imprint: SitePage = {
  language: 'nl',
  alias: 'imprint',
  title: 'Bedrijfsgegevens',
  description: `Wie deze winkel beheert en hoe u ons bereikt: ${company.name}, KvK ${company.chamberOfCommerce}.`,
  slots: [
    slot('gegevens', 'full-width-text', {
      title: 'Bedrijfsgegevens',
      body: `<p>Deze webwinkel is van ${company.name} Hieronder staat wie wij zijn en hoe u ons bereikt.</p>
<table>
<tbody>
<tr><th scope="row">Naam</th><td>${company.name}</td></tr>
<tr><th scope="row">Handelsnaam</th><td>Linden Wonen</td></tr>
<tr><th scope="row">Bezoek- en postadres</th><td>${company.street}, ${company.city}, ${company.country}</td></tr>
<tr><th scope="row">Bestuurder</th><td>${company.director}</td></tr>
<tr><th scope="row">KvK-nummer</th><td>${company.chamberOfCommerce}</td></tr>
<tr><th scope="row">Btw-identificatienummer</th><td>${company.vat}</td></tr>
<tr><th scope="row">Telefoon</th><td>${phoneLink}</td></tr>
<tr><th scope="row">E-mail</th><td>${mailLink(company.email)}</td></tr>
<tr><th scope="row">Bereikbaar</th><td>${company.phoneHours}</td></tr>
</tbody>
</table>
<h2>Showrooms</h2>
<p>De adressen en openingstijden van onze winkels vindt u op de pagina <a href="/showrooms">showrooms</a>. Retouren neemt de vervoerder bij u thuis mee; stuur ze niet naar het postadres zonder dit vooraf te melden.</p>
<h2>Klachten</h2>
<p>Bent u niet tevreden? Schrijf naar ${mailLink(company.email)} of naar het postadres, met uw bestelnummer. U krijgt binnen twee werkdagen bericht dat wij uw klacht behandelen en binnen 14 dagen een inhoudelijk antwoord. Wij zijn niet aangesloten bij een geschillencommissie. Komen wij er samen niet uit, dan kunt u de zaak voorleggen aan de bevoegde rechter; als consument mag dat altijd in uw eigen woonplaats.</p>
<h2>Veiligheid van producten</h2>
<p>Op elke productpagina staan naam, postadres en e-mailadres van de maker. Merkt u dat een product onveilig is, gebruik het dan niet meer en meld het direct via ${mailLink(company.email)}. Bij een terugroepactie benaderen wij alle kopers rechtstreeks.</p>
<h2>Inhoud van deze website</h2>
<p>Teksten en beelden op deze website zijn van ${company.name} of van onze leveranciers. U mag ernaar verwijzen; voor overname vraagt u ons om toestemming. Een fout ontdekt? Laat het ons weten, dan verbeteren wij die.</p>`,
    }),
  ],
};
