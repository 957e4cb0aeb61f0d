import type { Invoice } from '../../contract/invoices.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { renderPdf } from './pdf.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' as const });
const line = { kind: 'goods', quantity: 1, discount: eur(0) } as const;

const dutch: Invoice = {
  number: 'F-NL-2026-000007',
  kind: 'invoice',
  creditedNumber: null,
  issuedOn: '2026-11-16',
  orderedOn: '2026-11-15',
  orderNumber: 'LW-7K4-M9X-R39',
  language: 'nl',
  seller: {
    company: 'Linden Wonen B.V.',
    address: ['Havenkade 3', '3511 AA Utrecht'],
    registrations: ['KvK 84120391', 'Btw NL863094712B01'],
  },
  buyer: ['Bakkerij De Linde B.V.', 'Sanne de Wit', 'Lindelaan 12 B', '1012 AB Amsterdam', 'Nederland'],
  deliverTo: ['Sanne de Wit', 'Dorpsweg 4', '1012 AB Amsterdam', 'Nederland'],
  lines: [
    {
      ...line,
      title: 'Oslo 3-zitsbank, zandkleurig linnen',
      quantity: 2,
      amount: eur(259_800),
      discount: eur(25_980),
    },
    { ...line, kind: 'service', title: 'Tafel monteren', amount: eur(4495) },
    { ...line, kind: 'delivery', title: '', amount: eur(4900) },
    { ...line, kind: 'installmentFee', title: '', amount: eur(150) },
  ],
  method: 'card',
  vat: { country: 'NL', percent: 21, amount: eur(42_238) },
  net: eur(201_127),
  total: eur(243_365),
};

const read = async (invoice: Invoice) => readPdf(await renderPdf(invoice));

test('an invoice says who sold what to whom, when, with its VAT', async () => {
  const { text, totalPages, title, author } = await read(dutch);
  expect(totalPages).toBe(1);
  for (const words of [
    'Factuur',
    'F-NL-2026-000007',
    '16 november 2026',
    '15 november 2026',
    'LW-7K4-M9X-R39',
    'Linden Wonen B.V.',
    'KvK 84120391',
    'Btw NL863094712B01',
    'Bakkerij De Linde B.V.',
    'Dorpsweg 4',
    'Oslo 3-zitsbank, zandkleurig linnen',
    '€ 2.598,00',
    'Korting',
    '€ -259,80',
    'Tafel monteren',
    '€ 44,95',
    'Bezorging',
    '€ 49,00',
    'Kosten van betalen in termijnen',
    'Totaal excl. btw',
    '€ 2.011,27',
    'Btw 21% (Nederland)',
    '€ 422,38',
    'Totaal incl. btw',
    '€ 2.433,65',
    'Betaald met',
    'Pagina 1 van 1',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('Bij factuur');
  expect([title, author]).toEqual(['Factuur F-NL-2026-000007', 'Linden Wonen B.V.']);
});

test('a credit note names the invoice that it takes back', async () => {
  const { text } = await read({
    ...dutch,
    ...{ number: 'C-NL-2026-000002', kind: 'creditNote', creditedNumber: dutch.number },
    lines: [{ ...line, kind: 'refund', title: '', amount: eur(10_000) }],
  });
  for (const words of ['Creditnota', 'C-NL-2026-000002', `Bij factuur ${dutch.number}`, 'Terugbetaling'])
    expect(text).toContain(words);
});

test.each([
  [
    'cs',
    { country: 'CZ', currency: 'CZK' },
    'Žižkovská křeslo, běžový žinylka',
    ['Faktura – daňový doklad', '2 598,00 Kč', 'Česko'],
  ],
  [
    'tr',
    { country: 'TR', currency: 'TRY' },
    'Oslo üçlü kanepe, ığşİÖÇ',
    ['Fatura', '₺2.598,00', 'Türkiye', 'e-Arşiv faturasının yerine geçmez'],
  ],
  ['de', { country: 'AT', currency: 'EUR' }, 'Größe „Süd“', ['Rechnung', '€ 2.598,00', 'Österreich']],
  [
    'en',
    { country: 'GB', currency: 'GBP' },
    'Oslo 3-seater sofa',
    ['Invoice', '£2,598.00', 'United Kingdom'],
  ],
  ['fr', { country: 'BE', currency: 'EUR' }, 'Canapé œuf', ['Facture', '2 598,00 €', 'Belgique']],
] as const)(
  '%s reads it in its own letters, words and amounts',
  async (language, { country, currency }, title, words) => {
    const money = (amount: number) => ({ amount, currency });
    const { text } = await read({
      ...dutch,
      language,
      lines: [{ ...line, title, amount: money(259_800), discount: money(0) }],
      vat: { country, percent: 20, amount: money(100) },
      net: money(259_700),
      total: money(259_800),
    });
    for (const wanted of [title, ...words]) expect(text).toContain(wanted);
  },
);

test('each rate has a line of its own where goods bear several', async () => {
  const rates = [
    { percent: 20, gross: eur(120_00), vat: eur(20_00) },
    { percent: 10, gross: eur(110_00), vat: eur(10_00) },
  ];
  const { text } = await read({ ...dutch, vat: { country: 'NL', percent: 20, amount: eur(30_00), rates } });
  for (const wanted of ['Btw 20% (Nederland)', '€ 20,00', 'Btw 10% (Nederland)', '€ 10,00'])
    expect(text.replaceAll('\u00a0', ' ')).toContain(wanted);
});

test('many lines and long titles go on on further pages, each with its number', async () => {
  const title = 'Een bank met een naam die over meer dan een regel van de tabel loopt, in zandkleurig linnen';
  const lines = Array.from({ length: 60 }, (_, index) => ({
    ...line,
    title: `${index + 1}. ${title}`,
    amount: eur(100),
  }));
  const { text, totalPages } = await read({ ...dutch, lines });
  expect(totalPages).toBeGreaterThan(2);
  for (const number of [1, 30, 60]) expect(text).toContain(`${number}. Een bank`);
  expect(text).toContain(`F-NL-2026-000007 · Pagina ${totalPages} van ${totalPages}`);
});

test('the same document gives the same file', async () => {
  expect((await renderPdf(dutch)).equals(await renderPdf(dutch))).toBe(true);
});

test('an invoice that a lender has paid says whom to pay by when, and its credit note that nothing is owed', async () => {
  const { text } = await read({ ...dutch, method: 'pay-later' });
  expect(text).toContain('Te betalen aan Klarna binnen 30 dagen na ontvangst');
  expect(text).not.toContain('Betaald met');
  const note = await read({
    ...dutch,
    kind: 'creditNote',
    creditedNumber: dutch.number,
    method: 'pay-later',
  });
  expect(note.text).toContain('Dit bedrag hoeft u niet te betalen');
  expect(note.text).not.toContain('Wordt terugbetaald');
});
