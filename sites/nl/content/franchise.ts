import { type SitePage, slot } from '../../../api/db/seed/content/page.ts';
import { company, mailLink } from './company.ts';
import { rooms } from './pictures.ts';

export const franchise: SitePage = {
  language: 'nl',
  alias: 'linden-franchise',
  title: 'Linden verkooppunt worden',
  description:
    'Begin een eigen Linden-winkel. U hebt drie jaar ervaring in meubelen en minimaal 400 m² ruimte; wij antwoorden binnen één maand.',
  slots: [
    slot('hero', 'full-width-image', {
      image: rooms.living,
      eyebrow: 'Ondernemen met Linden',
      title: 'Uw eigen Linden-winkel',
      text: 'U kent de klanten in uw streek. Wij brengen het assortiment, de voorraad en het merk.',
    }),
    slot('eisen', 'grid-icon', {
      title: 'Wat wij van u vragen',
      tiles: [
        {
          icon: 'star',
          title: '3 jaar ervaring',
          text: 'U hebt minstens drie jaar in de meubelbranche gewerkt, in verkoop, inkoop of een eigen zaak.',
        },
        {
          icon: 'ruler',
          title: 'Minimaal 400 m²',
          text: 'U hebt winkelruimte van ten minste 400 m², of uitzicht daarop, met een goede laadplaats.',
        },
        {
          icon: 'calendar',
          title: 'Antwoord binnen 1 maand',
          text: 'Ons team beoordeelt uw aanvraag en laat u binnen één maand weten of wij verder praten.',
        },
      ],
    }),
    slot('uitleg', 'full-width-text', {
      title: 'Zo werkt de samenwerking',
      body: `<p>Een Linden-verkooppunt is uw eigen onderneming onder onze naam. U toont een vaste kern van het assortiment en kiest daaromheen wat bij uw klanten past. Bestellingen uit uw winkel gaan via hetzelfde systeem als de webwinkel, zodat prijzen, voorraad en bezorgperiodes altijd gelijk zijn.</p>
<h2>Wat u van ons krijgt</h2>
<ul>
<li>een winkelontwerp op maat van uw pand, met de opstelling per kamer;</li>
<li>levering uit onze magazijnen van meer dan 110.000 m², zodat u zelf weinig voorraad hoeft te houden;</li>
<li>opleiding voor u en uw medewerkers in materialen, maten en interieuradvies;</li>
<li>foto’s, campagnes en een eigen pagina met uw adres en openingstijden.</li>
</ul>
<h2>Van aanvraag tot opening</h2>
<ol>
<li><strong>U stuurt uw aanvraag.</strong> Vertel over uzelf, uw ervaring, de locatie en het aantal vierkante meters.</li>
<li><strong>Wij antwoorden binnen één maand.</strong> Past het, dan maken wij kennis en bezoeken wij de locatie.</li>
<li><strong>U krijgt alle stukken vooraf.</strong> Wij sturen u de conceptovereenkomst en de financiële gegevens ten minste vier weken voordat u tekent, zoals de Wet franchise voorschrijft. In die weken ligt niets vast en vragen wij geen betaling.</li>
<li><strong>Wij bouwen en openen samen.</strong> Hoelang dat duurt hangt af van het pand; de planning maken wij met u.</li>
</ol>
<h2>Uw aanvraag</h2>
<p>Mail naar ${mailLink(company.franchiseEmail)} met uw naam, telefoonnummer, de plaats, de oppervlakte en een korte beschrijving van uw ervaring. Voeg gerust foto’s of een plattegrond toe. Wij gebruiken uw gegevens alleen om uw aanvraag te beoordelen; lees meer in het <a href="/privacybeleid">privacybeleid</a>.</p>`,
    }),
    slot('vragen', 'faq', {
      title: 'Vragen van ondernemers',
      questions: [
        {
          question: 'Ik heb nog geen pand. Kan ik toch een aanvraag doen?',
          answer:
            'Ja. Schrijf erbij in welke plaats u zoekt en wanneer u wilt beginnen. Voor een definitief gesprek hebben wij wel een concrete locatie van minstens 400 m² nodig.',
        },
        {
          question: 'Ik heb al een meubelzaak. Kan die een Linden-winkel worden?',
          answer:
            'Vaak wel. Wij kijken samen welk deel van de ruimte geschikt is en of uw huidige merken ernaast kunnen blijven bestaan.',
        },
        {
          question: 'Wat als ik na een maand niets heb gehoord?',
          answer: `Dat hoort niet te gebeuren. Mail naar ${company.franchiseEmail} met de datum van uw aanvraag, dan zoeken wij hem dezelfde dag op.`,
        },
      ],
    }),
  ],
};
