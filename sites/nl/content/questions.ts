import { company } from './company.ts';
import { conditions } from './conditions.ts';

/** Questions that appear on more than one page; the help centre groups them by theme. */
export const questions = {
  deliveryTime: {
    question: 'Wanneer wordt mijn bestelling bezorgd?',
    answer:
      'Bij elk product staat een bezorgperiode, berekend vanaf vandaag. In uw winkelmand en op de bevestiging staat dezelfde periode. Een paar dagen voor de bezorging neemt de vervoerder contact met u op om een dag en een tijdvak af te spreken.',
  },
  deliveryCost: {
    question: 'Wat kost de bezorging?',
    answer: `Vanaf een bestelling van ${conditions.freeDeliveryFrom} bezorgen wij gratis thuis. Daaronder kost een pakket ${conditions.parcel} en een meubelbezorging ${conditions.furniture} per bestelling, hoeveel stuks het ook zijn. Laat u de meubelen binnen op hun plaats zetten, dan komt daar ${conditions.placement} bij.`,
  },
  returnPeriod: {
    question: 'Hoelang kan ik iets terugsturen?',
    answer: `U hebt ${conditions.returnDays} dagen bedenktijd vanaf de dag na ontvangst. Meld in die tijd dat u van de koop afziet; een reden hoeft u niet te geven. Daarna hebt u nog eens 14 dagen om het product mee te geven. Wij halen het gratis bij u op.`,
  },
  madeToMeasure: {
    question: 'Kan ik een product op maat terugsturen?',
    answer:
      'Nee, wat wij speciaal voor u maken valt buiten de bedenktijd. Dat staat bij het product en in uw winkelmand voordat u bestelt. Voor gebreken houdt u natuurlijk gewoon uw recht op garantie.',
  },
  payLater: {
    question: 'Kan ik achteraf betalen?',
    answer:
      'Ja. Kies bij het afrekenen voor achteraf betalen en voldoe het bedrag binnen 30 dagen na verzending, zonder rente of kosten. Achteraf betalen is een vorm van krediet: de betaalaanbieder beoordeelt vooraf of het bij uw situatie past. U moet 18 jaar of ouder zijn.',
  },
  damaged: {
    question: 'Mijn meubel is beschadigd aangekomen. Wat nu?',
    answer: `Maak foto’s van de schade en van de verpakking en stuur ze met uw bestelnummer naar ${company.email}. Wij antwoorden binnen één werkdag met een voorstel: herstel, een nieuw onderdeel of een ander exemplaar. U betaalt daarvoor niets.`,
  },
  fit: {
    question: 'Hoe weet ik of een meubel door de deur past?',
    answer:
      'Bij elk product staan de maten van het meubel én van de pakketten. Meet de smalste doorgang op de route: voordeur, trap, bocht en kamerdeur. Reken 10 cm speling. Past het niet, dan komt er geen verhuislift van ons; overleg dit daarom vóór uw bestelling.',
  },
  colour: {
    question: 'Ziet de stof er in het echt net zo uit als op de foto?',
    answer:
      'Wij geven kleuren zo getrouw mogelijk weer, maar elk scherm laat ze anders zien en daglicht verandert ze ook. Bekijk de stof daarom liefst in een van onze showrooms. Bij massief hout verschillen nerf en tint per plank.',
  },
  changeOrder: {
    question: 'Kan ik mijn bestelling nog wijzigen of annuleren?',
    answer: `Zolang uw bestelling niet is verzonden, passen wij het adres of de aantallen graag aan. Bel ${company.phone} of mail naar ${company.email} en houd uw bestelnummer bij de hand. Annuleren kan binnen de bedenktijd altijd.`,
  },
  account: {
    question: 'Heb ik een account nodig om te bestellen?',
    answer:
      'Nee. U rekent af als gast met alleen uw e-mailadres, telefoonnummer en bezorgadres. Uw bevestiging komt per e-mail.',
  },
} as const;
