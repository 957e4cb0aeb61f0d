import type { InvoiceTexts } from '../shape/invoice.ts';

export const invoice: InvoiceTexts = {
  kinds: { invoice: 'Factuur', creditNote: 'Creditnota' },
  fileNames: { invoice: 'Factuur {number}', creditNote: 'Creditnota {number}' },
  number: 'Nummer',
  issuedOn: 'Factuurdatum',
  orderedOn: 'Besteldatum',
  order: 'Bestelling',
  credited: 'Bij factuur',
  buyer: 'Koper',
  deliverTo: 'Bezorgadres',
  description: 'Omschrijving',
  quantity: 'Aantal',
  amount: 'Bedrag incl. btw',
  lines: {
    delivery: 'Bezorging',
    installmentFee: 'Kosten van betalen in termijnen',
    withdrawn: 'Herroepen vóór betaling',
    refund: 'Terugbetaling',
    service: 'Dienst',
    goods: 'Product',
  },
  discount: 'Korting',
  net: 'Totaal excl. btw',
  vat: 'Btw {percent} ({country})',
  total: 'Totaal incl. btw',
  paid: 'Betaald met {method}.',
  givenBack: 'Wordt terugbetaald; betaald was met {method}.',
  owed: {
    'pay-later':
      'Te betalen aan {lender} binnen {days} dagen na ontvangst, of zoals met {lender} afgesproken.',
    bnpl: 'Te betalen aan uw kredietgever, in de afgesproken termijnen.',
  },
  notOwed: 'Dit bedrag hoeft u niet te betalen; hebt u het al betaald, dan krijgt u het terug.',
  takenByBank: 'Uw bank had {amount} al teruggeboekt.',
  paidWithCard: 'Daarvan is {amount} met een cadeaukaart betaald.',
  backToCard: '{amount} is terug op de cadeaukaart gezet.',
  voucher:
    'Cadeaukaart voor meer dan één doel: over deze verkoop wordt geen btw geheven. De btw zit in de prijs van wat met de kaart wordt gekocht.',
  notice: '',
  page: 'Pagina {page} van {pages}',
};
