import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { apiTexts } from '../../../messages/api.ts';
import type { InvoiceTexts } from '../../../messages/shape/invoice.ts';
import { payLaterDays, payLaterLender } from '../../../sites/credit-rules.ts';
import { isCredit } from '../../contract/credit-method.ts';
import type { Money } from '../../contract/envelope.ts';
import type { Invoice } from '../../contract/invoices.ts';
import { fill } from '../../messages/fill.ts';
import { methodName } from '../../messages/method-names.ts';
import { type InvoiceWords, wordsOf } from './words.ts';

type Doc = InstanceType<typeof PDFDocument>;

/** One file for all letters of Europe and Turkey, which the fonts of pages are cut into several for. */
function fontFile(file: string): string {
  return createRequire(import.meta.url).resolve(`@expo-google-fonts/source-sans-3/${file}`);
}

const ink = '#1e1b18';
const stone = '#6b635a';
const sand = '#e4dacd';
const linden = '#2f5d46';

/** Points; A4 is 595 × 842. */
const margin = 56;
const width = 595 - 2 * margin;
/** Where the page ends for what is written, above its foot. */
const bottom = 842 - 90;
const columns = {
  title: { x: margin, width: 290 },
  quantity: { x: 350, width: 60 },
  amount: { x: 415, width: 124 },
};

const right = { align: 'right' } as const;

/** Goes to a new page where so much no longer fits. */
function keepRoom(doc: Doc, height: number): void {
  if (doc.y + height > bottom) doc.addPage();
}

function rule(doc: Doc): void {
  doc
    .moveTo(margin, doc.y)
    .lineTo(margin + width, doc.y)
    .lineWidth(0.75)
    .strokeColor(sand)
    .stroke();
}

/** Lines of text from a height on. @returns where they end */
function block(
  doc: Doc,
  { title, lines }: { title: string; lines: readonly string[] },
  x: number,
  y: number,
): number {
  doc.font('bold').fillColor(ink).text(title, x, y, { width: 220 });
  doc.font('regular').fillColor(ink);
  for (const line of lines) doc.text(line, x, doc.y, { width: 220 });
  return doc.y;
}

function head(doc: Doc, invoice: Invoice, texts: InvoiceTexts, words: InvoiceWords): void {
  const { seller, kind, number, creditedNumber, issuedOn, orderedOn, orderNumber } = invoice;
  const half = margin + width / 2 + 20;
  doc.font('bold').fontSize(16).fillColor(linden).text(seller.company, margin, margin, { width: 240 });
  doc.font('regular').fontSize(9).fillColor(stone);
  for (const line of [...seller.address, ...seller.registrations])
    doc.text(line, margin, doc.y, { width: 240 });
  const sellerEnd = doc.y;
  doc.font('bold').fontSize(20).fillColor(ink).text(texts.kinds[kind], half, margin, { width: 220 });
  doc.fontSize(10).moveDown(0.4);
  const facts: [string, string | null][] = [
    [texts.number, number],
    [texts.credited, creditedNumber],
    [texts.issuedOn, words.date(issuedOn)],
    [texts.order, orderNumber],
    [texts.orderedOn, words.date(orderedOn)],
  ];
  for (const [label, value] of facts) {
    if (value === null) continue;
    const { y } = doc;
    doc.font('regular').fillColor(stone).text(label, half, y, { width: 95 });
    const labelEnd = doc.y;
    doc.fillColor(ink).text(value, half + 95, y, { width: 130 });
    doc.y = Math.max(labelEnd, doc.y);
  }
  const top = Math.max(sellerEnd, doc.y) + 28;
  doc.fontSize(10);
  const buyerEnd = block(doc, { title: texts.buyer, lines: invoice.buyer }, margin, top);
  const placeEnd = block(doc, { title: texts.deliverTo, lines: invoice.deliverTo }, half, top);
  doc.y = Math.max(buyerEnd, placeEnd) + 28;
}

function row(doc: Doc, [title, quantity, amount]: readonly [string, string, string]): void {
  const height = doc.heightOfString(title, { width: columns.title.width });
  keepRoom(doc, height + 12);
  const { y } = doc;
  doc.text(title, columns.title.x, y, { width: columns.title.width });
  const end = doc.y;
  doc.text(quantity, columns.quantity.x, y, { width: columns.quantity.width, ...right });
  doc.text(amount, columns.amount.x, y, { width: columns.amount.width, ...right });
  doc.y = end + 5;
}

function table(doc: Doc, { lines }: Invoice, texts: InvoiceTexts, money: (sum: Money) => string): void {
  doc.font('bold').fontSize(10).fillColor(ink);
  row(doc, [texts.description, texts.quantity, texts.amount]);
  rule(doc);
  doc.font('regular').y += 6;
  for (const { kind, title, quantity, amount, discount } of lines) {
    doc.fillColor(ink);
    row(doc, [title === '' ? texts.lines[kind] : title, String(quantity), money(amount)]);
    if (discount.amount === 0) continue;
    doc.fillColor(stone).y -= 3;
    row(doc, [texts.discount, '', money({ ...discount, amount: -discount.amount })]);
  }
  rule(doc);
  doc.y += 8;
}

function sums(doc: Doc, invoice: Invoice, texts: InvoiceTexts, words: InvoiceWords): void {
  const { net, vat, total } = invoice;
  const rates = vat.rates ?? [{ percent: vat.percent, vat: vat.amount }];
  const rows: [string, Money, 'regular' | 'bold'][] = [
    [texts.net, net, 'regular'],
    ...rates.map(({ percent, vat: amount }): [string, Money, 'regular'] => [
      fill(texts.vat, { percent: words.percent(percent), country: words.country(vat.country) }),
      amount,
      'regular',
    ]),
    [texts.total, total, 'bold'],
  ];
  keepRoom(doc, 60 + 30 * rates.length);
  for (const [label, sum, font] of rows) {
    const { y } = doc;
    doc.font(font).fillColor(ink).text(label, 230, y, { width: 190 });
    const end = doc.y;
    doc.text(words.money(sum), columns.amount.x, y, { width: columns.amount.width, ...right });
    doc.y = end + 4;
  }
  doc.font('regular').fillColor(stone).y += 16;
  const notes = [
    ...wayOfMoney(invoice, texts, words),
    invoice.isVoucher ? texts.voucher : '',
    texts.notice,
  ].filter((note) => note !== '');
  for (const line of notes) doc.text(line, margin, doc.y, { width });
}

/** Where a lender has paid the shop, the shopper has paid nothing yet. */
function wayOf(
  { kind, method, language }: Pick<Invoice, 'kind' | 'method' | 'language'>,
  { paid, givenBack, owed, notOwed }: InvoiceTexts,
): string {
  if (isCredit(method))
    return kind === 'invoice'
      ? fill(owed[method], { days: String(payLaterDays), lender: payLaterLender })
      : notOwed;
  return fill(kind === 'invoice' ? paid : givenBack, { method: methodName(method, language) });
}

/** How the money came, or goes back as far as the bank has not taken it. */
function wayOfMoney(
  { kind, method, language, total, byGiftCard, takenByBank }: Invoice,
  texts: InvoiceTexts,
  words: InvoiceWords,
): string[] {
  const way = wayOf({ kind, method, language }, texts);
  const byCard = kind === 'invoice' ? texts.paidWithCard : texts.backToCard;
  const ofCard = byGiftCard ? [fill(byCard, { amount: words.money(byGiftCard) })] : [];
  const ofBank = takenByBank ? [fill(texts.takenByBank, { amount: words.money(takenByBank) })] : [];
  const otherMinor = total.amount - (byGiftCard?.amount ?? 0) - (takenByBank?.amount ?? 0);
  const isAlone = kind === 'invoice' && method === 'gift-card';
  if (isAlone) return [way];
  return [...(otherMinor > 0 ? [way] : []), ...ofCard, ...ofBank];
}

/** Number of the document and of the page below each. */
function feet(doc: Doc, { number }: Invoice, texts: InvoiceTexts): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    doc.switchToPage(start + index);
    // Text below the margin would begin another page.
    doc.page.margins.bottom = 0;
    const page = fill(texts.page, { page: String(index + 1), pages: String(count) });
    doc.font('regular').fontSize(8).fillColor(stone);
    doc.text(`${number} · ${page}`, margin, 842 - 50, { width, align: 'center', lineBreak: false });
  }
}

/** An invoice or credit note as PDF. The same document gives the same bytes, whenever it is asked for. */
export async function renderPdf(invoice: Invoice): Promise<Buffer> {
  const texts = apiTexts[invoice.language].invoice;
  const words = wordsOf(invoice);
  const title = fill(texts.fileNames[invoice.kind], { number: invoice.number });
  const issued = new Date(`${invoice.issuedOn}T00:00:00Z`);
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    lang: invoice.language,
    displayTitle: true,
    info: { Title: title, Author: invoice.seller.company, CreationDate: issued, ModDate: issued },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => doc.on('end', resolve));
  doc.registerFont('regular', fontFile('400Regular/SourceSans3_400Regular.ttf'));
  doc.registerFont('bold', fontFile('600SemiBold/SourceSans3_600SemiBold.ttf'));
  head(doc, invoice, texts, words);
  table(doc, invoice, texts, words.money);
  sums(doc, invoice, texts, words);
  feet(doc, invoice, texts);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
