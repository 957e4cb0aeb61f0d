import { html, raw } from 'hono/html';
import { apiTexts } from '../../../messages/api.ts';
import { editionCode } from '../../../sites/editions.ts';
import { isOver } from '../../contract/order-statuses.ts';
import type { SiteRules } from '../../contract/sites.ts';
import { type Html, htmlPage, shopHeader } from '../../http/html-page.ts';
import { fill } from '../../messages/fill.ts';
import type { Services } from '../../services.ts';
import { withFiles } from '../invoices/invoice-file.ts';
import { listInvoices } from '../invoices/repo.ts';
import type { StoredOrder } from '../orders/repo.ts';
import { mayCancel } from '../orders/service.ts';
import type { Amount, Block, Fact } from './content.ts';
import { owedBlocks } from './credit-content.ts';
import { boughtCardBlocks } from './gift-card-templates.ts';
import { createMailContext, type MailContext } from './mail-context.ts';
import { type OrderFacts, orderBlocks, withdrawalLink } from './order-content.ts';
import { readOrderFacts } from './order-facts.ts';
import { moneyBlocks, refundBlocks } from './refund-content.ts';

const row = ({ label, value, isTotal = false }: Fact & Partial<Amount>, kind: 'fact' | 'amount'): Html =>
  html`<tr${isTotal && raw(' class="total"')}><th scope="row">${label}</th><td class="${kind}">${value}</td></tr>`;

function toHtml(block: Block): Html {
  switch (block.type) {
    case 'text':
      return html`<p>${block.text}</p>`;
    case 'heading':
      return html`<h2>${block.text}</h2>`;
    case 'button':
    case 'link':
      return html`<p class="link"><a href="${block.href}">${block.text}</a></p>`;
    case 'facts':
      return html`<table>${block.rows.map((one) => row(one, 'fact'))}</table>`;
    case 'amounts':
      return html`<table class="amounts">${block.rows.map((one) => row(one, 'amount'))}</table>`;
    case 'lines':
      return html`<table class="lines">${block.lines.map(
        ({ title, details, amount }) =>
          html`<tr><th scope="row">${title}${details.map((one) => html`<small>${one}</small>`)}</th><td class="amount">${amount}</td></tr>`,
      )}</table>`;
    case 'columns':
      return html`<div class="columns">${block.columns.map(
        ({ title, lines }) =>
          html`<section><h2>${title}</h2><p>${lines.map((line) => html`${line}<br>`)}</p></section>`,
      )}</div>`;
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
main { max-width: 44rem }
h1 { margin: 0 0 1.5rem }
h1 span { white-space: nowrap }
h2 { font: 400 1.375rem/1.25 Fraunces, Georgia, serif; margin: 2.5rem 0 .75rem }
p { margin: 0 0 1rem }
table { border: 1px solid #e4dacd; border-radius: .5rem; border-collapse: separate; border-spacing: 0; padding: .5rem 1.25rem;
  margin: 0 0 1rem }
tr:last-child > * { border: 0 }
th, td { padding: .65rem 0; vertical-align: top; overflow-wrap: break-word }
th { font-weight: 400; color: #6b635a; padding-right: 1rem }
td { text-align: right }
.amount { white-space: nowrap }
.lines { margin: 0; border-radius: .5rem .5rem 0 0 }
.lines th { color: #1e1b18; font-weight: 500; padding: 1rem 1rem 1rem 0; overflow-wrap: anywhere }
.lines td { padding: 1rem 0 }
small { display: block; color: #6b635a; font-size: .875rem; font-weight: 400 }
.lines + .amounts { border-top: 0; border-radius: 0 0 .5rem .5rem }
.amounts tr > * { border: 0; padding: .3rem 0 }
.amounts .total > * { color: #1e1b18; font-size: 1.125rem; font-weight: 600; padding: .5rem 0 }
.columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: 0 2rem; margin: 0 0 2.5rem }
.columns h2 { font-size: 1.125rem; margin: 2rem 0 .5rem }
.columns p { margin: 0; color: #6b635a }
.link { margin: 0 }
.link a { display: inline-block; padding: .625rem 0 }
details { margin: 0 }
summary { box-sizing: border-box; width: fit-content; min-height: 2.75rem; padding: .625rem 0; color: #2f5d46; cursor: pointer }
summary:hover { text-decoration: underline; text-underline-offset: .2em }
summary:focus-visible { outline: 3px solid #1e1b18; outline-offset: 2px }
.error { color: #a3262a }
@media (width < 30rem) { table { padding: .5rem 1rem } }
`;

/** What the heading of the page says is left out, and facts that follow facts are told with them. */
function asOnePage(blocks: readonly Block[], heading: string): Block[] {
  const told: Block[] = [];
  for (const block of blocks) {
    if (block.type !== 'facts') {
      told.push(block);
      continue;
    }
    const rows = block.rows.filter(({ label }) => label !== heading);
    const last = told.at(-1);
    if (last?.type === 'facts') told.splice(-1, 1, { ...last, rows: [...last.rows, ...rows] });
    else told.push({ ...block, rows });
  }
  return told;
}

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
  const words = texts.order;
  return htmlPage({
    language,
    title: `${words.number} ${orderNumber} – ${shopName}`,
    status: hasFailed ? 409 : 200,
    ownStyle,
    header: shopHeader({ home: `/${editionCode(site, language)}`, name: shopName }),
    body: html`<h1>${words.number} <span>${orderNumber}</span></h1>
${hasFailed ? html`<p class="error" role="alert">${apiTexts[language].orderPage.failed}</p>` : ''}
${asOnePage(blocks, words.number).map(toHtml)}
${await cancelForm(order, facts, context, services)}`,
  });
}
