import { type SitePage, slot } from '../../../api/db/seed/content/page.ts';
import { company, mailLink, phoneLink } from './company.ts';
import { conditions } from './conditions.ts';
import { questions } from './questions.ts';

export const helpCentre: SitePage = {
  language: 'nl',
  alias: 'help-centre',
  title: 'Helpcentrum',
  description:
    'Antwoorden over bestellen, bezorgen, betalen, retourneren en garantie, en hoe u ons bereikt als het antwoord er niet bij staat.',
  slots: [
    slot('inleiding', 'full-width-text', {
      title: 'Waarmee kunnen wij u helpen?',
      body: `<p>Zoek uw vraag hieronder op per onderwerp. Staat het antwoord er niet bij? Bel ${phoneLink} (${company.phoneHours}) of mail naar ${mailLink(company.email)}. Op werkdagen antwoorden wij binnen 24 uur.</p>`,
    }),
    slot('snel', 'grid-icon', {
      tiles: [
        { icon: 'truck', title: 'Bezorging', text: 'Kosten, periode en afspraak', link: '/bezorging' },
        { icon: 'refresh', title: 'Retour', text: 'Bedenktijd en ophalen', link: '/retourbeleid' },
        { icon: 'shield', title: 'Garantie', text: 'Als er iets niet goed is', link: '/garantie' },
        { icon: 'store', title: 'Showrooms', text: 'Adressen en openingstijden', link: '/showrooms' },
      ],
    }),
    slot('bestellen', 'faq', {
      title: 'Bestellen',
      questions: [
        questions.account,
        questions.changeOrder,
        {
          question: 'Blijft mijn winkelmand bewaard?',
          answer:
            'Ja, op het apparaat waarmee u hem hebt gevuld. Verandert intussen de prijs of de voorraad, dan melden wij dat in de winkelmand, vóórdat u betaalt.',
        },
        {
          question: 'Kan ik een product reserveren?',
          answer:
            'Nee. Voorraad is van u zodra u bestelt. Uw bestelling met bankoverschrijving houden wij wel tien dagen voor u vast.',
        },
      ],
    }),
    slot('bezorgen', 'faq', {
      title: 'Bezorgen',
      questions: [
        questions.deliveryTime,
        questions.deliveryCost,
        questions.fit,
        {
          question: 'Bezorgt u ook in België en Luxemburg?',
          answer:
            'Ja. Kies bij het afrekenen het land van het bezorgadres. De bezorgkosten zijn gelijk aan die in Nederland. Op de Waddeneilanden bezorgen wij in overleg.',
        },
      ],
    }),
    slot('betalen', 'faq', {
      title: 'Betalen',
      questions: [
        {
          question: 'Hoe kan ik betalen?',
          answer:
            'Met iDEAL | Wero, creditcard of betaalpas, PayPal, achteraf of met een bankoverschrijving. Geen van deze methoden kost u extra.',
        },
        questions.payLater,
        {
          question: 'Hoelang heb ik voor een bankoverschrijving?',
          answer: `U betaalt binnen ${conditions.bankTransferDays} dagen na uw bestelling en vermeldt het bestelnummer. Wij beginnen met uw bestelling zodra het bedrag binnen is. Na ${conditions.bankTransferDays} dagen zonder betaling vervalt de bestelling.`,
        },
        {
          question: 'Mijn betaling is mislukt. Ben ik mijn winkelmand kwijt?',
          answer:
            'Nee. U komt terug in de winkel met dezelfde winkelmand en kunt opnieuw betalen of een andere methode kiezen. Is er toch geld afgeschreven, dan ziet u het binnen enkele werkdagen terug.',
        },
      ],
    }),
    slot('retour', 'faq', {
      title: 'Retour en garantie',
      questions: [
        questions.returnPeriod,
        questions.madeToMeasure,
        questions.damaged,
        {
          question: 'Wanneer krijg ik mijn geld terug?',
          answer:
            'Binnen 14 dagen nadat u de koop hebt herroepen, op de rekening waarmee u hebt betaald. De gewone bezorgkosten van een volledig geretourneerde bestelling krijgt u ook terug.',
        },
        {
          question: 'Hoelang heb ik garantie?',
          answer:
            'U hebt altijd recht op een meubel dat doet wat u er redelijkerwijs van mag verwachten, zolang u dat mag verwachten. Daarbovenop geeft de maker op elk product een garantietermijn in jaren; die staat op de productpagina.',
        },
      ],
    }),
    slot('product', 'faq', {
      title: 'Producten en onderhoud',
      questions: [
        questions.colour,
        {
          question: 'Hoe onderhoud ik massief hout?',
          answer:
            'Neem het af met een licht vochtige doek en droog na. Geolied hout geeft u twee keer per jaar een dunne laag meubelolie. Zet er niets heets zonder onderzetter op en houd een halve meter afstand tot de radiator.',
        },
        {
          question: 'Moet ik mijn meubel zelf in elkaar zetten?',
          answer:
            'Banken en fauteuils komen zo goed als klaar: u draait alleen de poten aan. Tafels, bedden en kasten hebben een handleiding en al het gereedschap dat u nodig hebt in de doos.',
        },
      ],
    }),
  ],
};
