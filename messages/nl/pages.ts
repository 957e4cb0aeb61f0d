import type {
  AccountPages,
  BackInStockPages,
  NewsletterPages,
  OrderPage,
  RefundPage,
  SandboxPage,
} from '../shape/pages.ts';

export const newsletterPages: NewsletterPages = {
  asked: { title: 'Bijna klaar', text: 'Bevestig uw aanmelding via de e-mail die wij u hebben gestuurd.' },
  mistaken: {
    title: 'Dat adres klopt niet',
    text: 'Vul een geldig e-mailadres in, zoals naam@voorbeeld.nl.',
  },
  confirm: {
    title: 'Aanmelding bevestigen',
    text: 'Bevestig dat u onze nieuwsbrief wilt ontvangen.',
    button: 'Ja, ik meld mij aan',
  },
  confirmed: {
    title: 'U bent aangemeld',
    text: 'Vanaf nu ontvangt u onze nieuwsbrief. Afmelden kan altijd via de link onderaan elke nieuwsbrief.',
  },
  unsubscribe: {
    title: 'Afmelden voor de nieuwsbrief',
    text: 'Wilt u onze nieuwsbrief niet meer ontvangen?',
    button: 'Afmelden',
  },
  unsubscribed: { title: 'U bent afgemeld', text: 'U ontvangt onze nieuwsbrief niet meer.' },
  expired: {
    title: 'Deze link werkt niet meer',
    text: 'De link is verlopen of al vervangen door een nieuwere. U kunt zich opnieuw aanmelden.',
  },
  toShop: 'Naar de winkel',
  signUpAgain: 'Opnieuw aanmelden',
};

export const accountPages: AccountPages = {
  confirm: {
    title: 'E-mailadres bevestigen',
    text: 'Wilt u dit e-mailadres voortaan gebruiken voor uw account?',
    button: 'Ja, dit is mijn adres',
  },
  confirmed: { title: 'Uw e-mailadres is gewijzigd', text: 'U logt voortaan in met het nieuwe adres.' },
  taken: {
    title: 'Dit e-mailadres is al in gebruik',
    text: 'Er is intussen een account met dit adres. In uw account kunt u een ander adres opgeven.',
  },
  expired: {
    title: 'Deze link werkt niet meer',
    text: 'De link is verlopen of al gebruikt. In uw account kunt u het adres opnieuw wijzigen.',
  },
  toShop: 'Naar de winkel',
};

export const sandboxPage: SandboxPage = {
  title: 'Testbetaling',
  notice: 'Dit is een testomgeving. Er wordt geen geld afgeschreven.',
  order: 'Bestelling',
  amount: 'Te betalen',
  method: 'Betaalmethode',
  question: 'Hoe loopt deze betaling af?',
  success: 'Betaling slaagt',
  decline: 'Betaling wordt geweigerd',
  cancel: 'Betaling annuleren',
  timeout: 'Betaling loopt vast: er komt geen antwoord',
  late: 'Betaling slaagt, maar het bericht komt later',
  paid: 'Deze betaling is al voltooid.',
  failed: 'Deze betaling is al geweigerd. Uw winkelmand staat weer klaar.',
  cancelled: 'Deze betaling is al geannuleerd. Uw winkelmand staat weer klaar.',
  back: 'Terug naar de winkel',
};

export const refundPage: RefundPage = {
  title: 'Rekeningnummer voor uw terugbetaling',
  text: 'U krijgt {amount} terug voor bestelling {number}. Op welke rekening mogen wij dit overmaken?',
  accountHolder: 'Naam van de rekeninghouder',
  button: 'Doorgeven',
  taken: 'Bedankt. Wij maken het bedrag naar deze rekening over en laten het u weten zodra dat is gebeurd.',
  nothing:
    'Er is niets meer in te vullen: wij weten de rekening al, of er is niets terug te betalen. Klopt de rekening niet? Beantwoord dan onze e-mail.',
  toShop: 'Naar de winkel',
};

export const backInStockPages: BackInStockPages = {
  question: {
    title: 'Geen bericht meer',
    text: 'Wilt u geen bericht meer over de producten waarop u wacht? Wij wissen dan uw e-mailadres.',
    button: 'Ja, wis mijn adres',
  },
  ended: {
    title: 'Uw adres is gewist',
    text: 'U krijgt geen bericht meer over uitverkochte producten.',
    toShop: 'Naar de winkel',
  },
};

export const orderPage: OrderPage = {
  cancel: 'Bestelling annuleren',
  text: 'De artikelen worden niet bezorgd. Wat u al hebt betaald, krijgt u terug op de rekening waarmee u betaalde.',
  textTakenByBank:
    'De artikelen worden niet bezorgd. Uw bank heeft {amount} van uw betaling al teruggeboekt; dat bedrag betalen wij niet nog een keer terug. Wat u verder hebt betaald, krijgt u terug.',
  confirm: 'Ja, annuleren',
  failed: 'Annuleren is niet gelukt. Misschien is de bestelling al onderweg; bel ons dan even.',
};
