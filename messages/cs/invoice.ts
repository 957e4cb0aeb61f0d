import type { InvoiceTexts } from '../shape/invoice.ts';

export const invoice: InvoiceTexts = {
  kinds: { invoice: 'Faktura – daňový doklad', creditNote: 'Opravný daňový doklad' },
  fileNames: { invoice: 'Faktura {number}', creditNote: 'Opravný doklad {number}' },
  number: 'Číslo',
  issuedOn: 'Datum vystavení',
  orderedOn: 'Datum objednávky',
  order: 'Objednávka',
  credited: 'K faktuře',
  buyer: 'Kupující',
  deliverTo: 'Doručovací adresa',
  description: 'Popis',
  quantity: 'Množství',
  amount: 'Částka s DPH',
  lines: {
    delivery: 'Doručení',
    installmentFee: 'Poplatek za splátky',
    withdrawn: 'Odstoupeno před zaplacením',
    refund: 'Vrácení peněz',
    service: 'Služba',
    goods: 'Zboží',
  },
  discount: 'Sleva',
  net: 'Celkem bez DPH',
  vat: 'DPH {percent} ({country})',
  total: 'Celkem s DPH',
  paid: 'Zaplaceno: {method}.',
  givenBack: 'Bude vráceno; zaplaceno: {method}.',
  owed: {
    'pay-later':
      'K zaplacení společnosti {lender} do {days} dnů od doručení, nebo podle dohody se společností {lender}.',
    bnpl: 'K zaplacení poskytovateli úvěru v dohodnutých splátkách.',
  },
  notOwed: 'Tuto částku platit nemusíte; pokud jste ji už zaplatili, dostanete ji zpět.',
  takenByBank: 'Vaše banka si už vzala zpět {amount}.',
  paidWithCard: 'Z toho {amount} zaplaceno dárkovou kartou.',
  backToCard: '{amount} bylo vráceno na dárkovou kartu.',
  voucher:
    'Víceúčelový poukaz: tento prodej nepodléhá DPH. Daň je obsažena v ceně toho, co se za kartu koupí.',
  notice: '',
  page: 'Strana {page} z {pages}',
};
