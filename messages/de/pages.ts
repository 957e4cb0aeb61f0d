import type {
  AccountPages,
  BackInStockPages,
  NewsletterPages,
  OrderPage,
  RefundPage,
  SandboxPage,
} from '../shape/pages.ts';

export const newsletterPages: NewsletterPages = {
  asked: {
    title: 'Fast geschafft',
    text: 'Bitte bestätigen Sie Ihre Anmeldung in der E-Mail, die wir Ihnen geschickt haben.',
  },
  mistaken: {
    title: 'Diese Adresse stimmt nicht',
    text: 'Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@beispiel.de.',
  },
  confirm: {
    title: 'Anmeldung bestätigen',
    text: 'Bitte bestätigen Sie, dass Sie unseren Newsletter erhalten möchten.',
    button: 'Ja, ich melde mich an',
  },
  confirmed: {
    title: 'Sie sind angemeldet',
    text: 'Ab jetzt erhalten Sie unseren Newsletter. Abmelden können Sie sich jederzeit über den Link am Ende jedes Newsletters.',
  },
  unsubscribe: {
    title: 'Newsletter abbestellen',
    text: 'Möchten Sie unseren Newsletter nicht mehr erhalten?',
    button: 'Abbestellen',
  },
  unsubscribed: { title: 'Sie sind abgemeldet', text: 'Sie erhalten unseren Newsletter nicht mehr.' },
  expired: {
    title: 'Dieser Link funktioniert nicht mehr',
    text: 'Der Link ist abgelaufen oder wurde durch einen neueren ersetzt. Sie können sich erneut anmelden.',
  },
  toShop: 'Zum Shop',
  signUpAgain: 'Erneut anmelden',
};

export const accountPages: AccountPages = {
  confirm: {
    title: 'E-Mail-Adresse bestätigen',
    text: 'Möchten Sie diese E-Mail-Adresse künftig für Ihr Konto verwenden?',
    button: 'Ja, das ist meine Adresse',
  },
  confirmed: {
    title: 'Ihre E-Mail-Adresse wurde geändert',
    text: 'Ab jetzt melden Sie sich mit der neuen Adresse an.',
  },
  taken: {
    title: 'Diese E-Mail-Adresse wird bereits verwendet',
    text: 'Mit dieser Adresse gibt es inzwischen ein Konto. In Ihrem Konto können Sie eine andere angeben.',
  },
  expired: {
    title: 'Dieser Link funktioniert nicht mehr',
    text: 'Der Link ist abgelaufen oder wurde bereits verwendet. In Ihrem Konto können Sie die Adresse erneut ändern.',
  },
  toShop: 'Zum Shop',
};

export const sandboxPage: SandboxPage = {
  title: 'Testzahlung',
  notice: 'Dies ist eine Testumgebung. Es wird kein Geld abgebucht.',
  order: 'Bestellung',
  amount: 'Zu zahlen',
  method: 'Zahlungsart',
  question: 'Wie endet diese Zahlung?',
  success: 'Zahlung gelingt',
  decline: 'Zahlung wird abgelehnt',
  cancel: 'Zahlung abbrechen',
  timeout: 'Zahlung bleibt hängen: Es kommt keine Antwort',
  late: 'Zahlung gelingt, aber die Meldung kommt später',
  paid: 'Diese Zahlung ist bereits abgeschlossen.',
  failed: 'Diese Zahlung wurde bereits abgelehnt. Ihr Warenkorb steht wieder bereit.',
  cancelled: 'Diese Zahlung wurde bereits abgebrochen. Ihr Warenkorb steht wieder bereit.',
  back: 'Zurück zum Shop',
};

export const refundPage: RefundPage = {
  title: 'Konto für Ihre Erstattung',
  text: 'Sie erhalten {amount} für Bestellung {number} zurück. Auf welches Konto dürfen wir den Betrag überweisen?',
  accountHolder: 'Name des Kontoinhabers',
  button: 'Absenden',
  taken: 'Vielen Dank. Wir überweisen den Betrag auf dieses Konto und melden uns, sobald das geschehen ist.',
  nothing:
    'Hier ist nichts mehr auszufüllen: Das Konto ist uns bekannt, oder es gibt nichts zu erstatten. Stimmt das Konto nicht? Dann antworten Sie bitte auf unsere E-Mail.',
  toShop: 'Zum Shop',
};

export const backInStockPages: BackInStockPages = {
  question: {
    title: 'Keine Nachrichten mehr',
    text: 'Möchten Sie keine Nachricht mehr zu den Produkten, auf die Sie warten? Wir löschen dann Ihre E-Mail-Adresse.',
    button: 'Ja, Adresse löschen',
  },
  ended: {
    title: 'Ihre Adresse ist gelöscht',
    text: 'Sie erhalten keine Nachrichten mehr zu ausverkauften Produkten.',
    toShop: 'Zum Shop',
  },
};

export const orderPage: OrderPage = {
  cancel: 'Bestellung stornieren',
  text: 'Die Artikel werden nicht geliefert. Bereits gezahlte Beträge erstatten wir auf das Konto, mit dem Sie bezahlt haben.',
  textTakenByBank:
    'Die Artikel werden nicht geliefert. Ihre Bank hat {amount} Ihrer Zahlung bereits zurückgebucht; diesen Betrag erstatten wir nicht noch einmal. Was Sie darüber hinaus gezahlt haben, erhalten Sie zurück.',
  confirm: 'Ja, stornieren',
  failed:
    'Die Stornierung hat nicht geklappt. Vielleicht ist die Bestellung schon unterwegs; bitte rufen Sie uns an.',
};
