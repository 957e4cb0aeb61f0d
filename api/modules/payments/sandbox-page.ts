import { html, raw } from 'hono/html';
import { apiTexts } from '../../../messages/api.ts';
import type { PaymentStatus } from '../../contract/checkout.ts';
import type { Language } from '../../contract/sites.ts';
import { type Html, htmlPage } from '../../http/html-page.ts';
import { paymentOutcomes } from './port.ts';

/** What can be chosen on the page: the outcomes, and two ways in which the shop does not hear of one. */
export const pageChoices = [...paymentOutcomes, 'timeout', 'late'] as const;
export type PageChoice = (typeof pageChoices)[number];

export type PaymentPage = {
  language: Language;
  shopName: string;
  orderNumber: string;
  /** As text, with currency. */
  amount: string;
  methodName: string;
  status: PaymentStatus;
  /** Path of the shop to go back to once the session has ended. */
  backPath: string;
};

const ownStyle = `
.notice { border: 2px solid #c98b2b; border-radius: .5rem; background: #fff; padding: .75rem 1rem }
dl { background: #fff; border: 1px solid #e4dacd; border-radius: .5rem; padding: 1rem; margin: 0 0 1.5rem }
dl div { display: flex; justify-content: space-between; gap: 1rem }
dd { margin: 0; font-weight: 600; text-align: right }
h2 { font-size: 1.125rem; margin: 0 0 .75rem }
button, a.button { width: 100%; margin: 0 0 .75rem; text-align: center }
button:not(.main) { background: #fff; color: #234736 }
`;

function ending({ language, status, backPath }: PaymentPage): Html {
  const texts = apiTexts[language].sandboxPage;
  if (status !== 'pending')
    return html`<p role="status">${texts[status]}</p>
<a class="button" href="${backPath}">${texts.back}</a>`;
  const buttons = pageChoices.map(
    (choice) =>
      html`<button${choice === 'success' && raw(' class="main"')} name="outcome" value="${choice}">${texts[choice]}</button>`,
  );
  return html`<form method="post">
<h2>${texts.question}</h2>
${buttons}
</form>`;
}

/** The provider's page: complete without JavaScript, in the language of the site, and plainly a test. */
export function renderPaymentPage(page: PaymentPage): Promise<Response> {
  const texts = apiTexts[page.language].sandboxPage;
  const rows = [
    [texts.order, page.orderNumber],
    [texts.method, page.methodName],
    [texts.amount, page.amount],
  ].map(([name = '', value = '']) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`);
  return htmlPage({
    language: page.language,
    title: `${texts.title} – ${page.shopName}`,
    ownStyle,
    body: html`<h1>${texts.title}</h1>
<p class="shop">${page.shopName}</p>
<p class="notice">${texts.notice}</p>
<dl>
${rows}
</dl>
${ending(page)}`,
  });
}
