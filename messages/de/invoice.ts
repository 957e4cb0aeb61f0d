import type { InvoiceTexts } from '../shape/invoice.ts';

export const invoice: InvoiceTexts = {
  kinds: { invoice: 'Rechnung', creditNote: 'Gutschrift (Rechnungskorrektur)' },
  fileNames: { invoice: 'Rechnung {number}', creditNote: 'Rechnungskorrektur {number}' },
  number: 'Nummer',
  issuedOn: 'Rechnungsdatum',
  orderedOn: 'Bestelldatum',
  order: 'Bestellung',
  credited: 'Zu Rechnung',
  buyer: 'Käufer',
  deliverTo: 'Lieferadresse',
  description: 'Bezeichnung',
  quantity: 'Menge',
  amount: 'Betrag inkl. MwSt.',
  lines: {
    delivery: 'Lieferung',
    installmentFee: 'Kosten der Ratenzahlung',
    withdrawn: 'Vor der Zahlung widerrufen',
    refund: 'Erstattung',
    service: 'Leistung',
    goods: 'Artikel',
  },
  discount: 'Rabatt',
  net: 'Summe ohne MwSt.',
  vat: 'MwSt. {percent} ({country})',
  total: 'Summe inkl. MwSt.',
  paid: 'Bezahlt mit {method}.',
  givenBack: 'Wird erstattet; bezahlt wurde mit {method}.',
  owed: {
    'pay-later':
      'Zu bezahlen an {lender} innerhalb von {days} Tagen nach Erhalt oder wie mit {lender} vereinbart.',
    bnpl: 'Zu bezahlen an Ihren Kreditgeber in den vereinbarten Raten.',
  },
  notOwed: 'Diesen Betrag müssen Sie nicht bezahlen; haben Sie ihn bereits bezahlt, erhalten Sie ihn zurück.',
  takenByBank: 'Ihre Bank hatte {amount} bereits zurückgebucht.',
  paidWithCard: 'Davon wurden {amount} mit einer Geschenkkarte bezahlt.',
  backToCard: '{amount} wurden der Geschenkkarte wieder gutgeschrieben.',
  voucher:
    'Mehrzweckgutschein: Auf diesen Verkauf fällt keine Mehrwertsteuer an. Sie ist im Preis der Waren enthalten, die mit der Karte gekauft werden.',
  notice: '',
  page: 'Seite {page} von {pages}',
};
