import { html } from 'hono/html';
import { apiTexts } from '../../../messages/api.ts';
import { isOver } from '../../contract/order-statuses.ts';
import type { SiteRules } from '../../contract/sites.ts';
import { type Html, htmlPage } from '../../http/html-page.ts';
import { fill } from '../../messages/fill.ts';
import type { Services } from '../../services.ts';
import { withFiles } from '../invoices/invoice-file.ts';
import { listInvoices } from '../invoices/repo.ts';
import type { StoredOrder } from '../orders/repo.ts';
import { mayCancel } from '../orders/service.ts';
import type { Block } from './content.ts';
import { owedBlocks } from './credit-content.ts';
import { boughtCardBlocks } from './gift-card-templates.ts';
import { createMailContext, type MailContext } from './mail-context.ts';
import { type OrderFacts, orderBlocks, withdrawalLink } from './order-content.ts';
import { readOrderFacts } from './order-facts.ts';
import { moneyBlocks, refundBlocks } from './refund-content.ts';

const pair = (label: string, value: string | Html, kind: 'fact' | 'amount' = 'fact'): Html =>
  html`<tr><th scope="row">${label}</th><td class="${kind}">${value}</td></tr>`;

function toHtml(block: Block): Html {
  switch (block.type) {
    case 'text':
      return html`<p>${block.text}</p>`;
    case 'heading':
      return html`<h2>${block.text}</h2>`;
    case 'button':
    case 'link':
      return html`<p><a href="${block.href}">${block.text}</a></p>`;
    case 'facts':
      return html`<table>${block.rows.map(({ label, value }) => pair(label, value))}</table>`;
    case 'amounts':
      return html`<table>${block.rows.map(({ label, value }) => pair(label, value, 'amount'))}</table>`;
    case 'lines':
      return html`<table>${block.lines.map(({ title, details, amount }) =>
        pair([title, ...details].join(', '), amount, 'amount'),
      )}</table>`;
    case 'columns':
      return html`${block.columns.map(
        ({ title, lines }) => html`<h2>${title}</h2><p>${lines.map((line) => html`${line}<br>`)}</p>`,
      )}`;
    case 'quote':
      return html`<blockquote>${block.text}</blockquote>`;
  }
}

/** Invoices and credit notes of the order, to open. */
async function invoiceBlocks({ id, site, language }: StoredOrder, { db }: Services): Promise<Block[]> {
  const listed = await withFiles(db, site, await listInvoices(db, id));
  const { fileNames } = apiTexts[language].invoice;
  return listed.map(({ kind, number, file }) => ({
    type: 'link',
    text: `${fill(fileNames[kind], { number })} (PDF)`,
    href: file,
  }));
}

/** Asks before it cancels: programs that look into mails open every link. The form comes back to its own address. */
async function cancelForm(
  order: StoredOrder,
  { chargedBack }: OrderFacts,
  { language, money }: MailContext,
  { db }: Services,
): Promise<Html> {
  if (!(await mayCancel(db, order))) return html``;
  const texts = apiTexts[language].orderPage;
  const text =
    chargedBack.amount > 0 ? fill(texts.textTakenByBank, { amount: money(chargedBack.amount) }) : texts.text;
  return html`<details>
<summary>${texts.cancel}</summary>
<p>${text}</p>
<form method="post"><button>${texts.confirm}</button></form>
</details>`;
}

const ownStyle = `
h2 { font: 600 1.125rem/1.4 system-ui, sans-serif; margin: 1.5rem 0 .5rem }
td { text-align: right }
.amount { white-space: nowrap }
details { margin: 1.5rem 0 0 }
summary { box-sizing: border-box; min-height: 2.75rem; padding: .5rem 0; color: #2f5d46; cursor: pointer }
summary:focus-visible { outline: 3px solid #1e1b18; outline-offset: 2px }
.error { color: #a3262a }
`;

/** What the page of whoever ordered says of the order now, in the words of its mails. */
export async function orderPage(
  site: SiteRules,
  order: StoredOrder,
  services: Services,
  /** Whether it was to be cancelled, and could not be. */
  { hasFailed }: { hasFailed: boolean } = { hasFailed: false },
): Promise<Response> {
  const { language, orderNumber } = order;
  const context = createMailContext({ site, language }, services);
  const { texts, shopName } = context;
  // What was written for the delivery is for whoever brings it: the shop's own page does not repeat it either.
  const facts = { ...(await readOrderFacts(services.db, order.id)), note: null };
  const goesOn = !isOver(order.status);
  const status = { label: texts.order.status, value: texts.order.statuses[order.status] };
  const bought = facts.boughtCard && boughtCardBlocks(facts, facts.boughtCard, context);
  const blocks: Block[] = [
    { type: 'facts', rows: [status] },
    ...(order.status === 'cancelled' ? moneyBlocks(facts, context) : []),
    ...(goesOn && order.paymentStatus === 'paid' ? owedBlocks(facts, context) : []),
    ...refundBlocks(facts.refunds, facts, context),
    ...(bought ?? orderBlocks(facts, context)),
    ...(await invoiceBlocks(order, services)),
    ...(goesOn ? withdrawalLink(facts, context) : []),
  ];
  const title = `${texts.order.number} ${orderNumber}`;
  return htmlPage({
    language,
    title: `${title} – ${shopName}`,
    status: hasFailed ? 409 : 200,
    ownStyle,
    body: html`<p class="shop">${shopName}</p>
<h1>${title}</h1>
${hasFailed ? html`<p class="error" role="alert">${apiTexts[language].orderPage.failed}</p>` : ''}
${blocks.map(toHtml)}
${await cancelForm(order, facts, context, services)}`,
  });
}
