import { createHash } from 'node:crypto';
import type { PaymentStatus } from '../../contract/checkout.ts';
import type { Language } from '../../contract/sites.ts';
import { pageTexts } from './page-texts.ts';
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

const style = `
:root { color-scheme: light }
body { margin: 0; background: #fbf9f6; color: #1e1b18; font: 1.0625rem/1.5 system-ui, sans-serif }
main { box-sizing: border-box; max-width: 30rem; margin: 0 auto; padding: 2rem 1.25rem }
h1 { font-size: 1.75rem; margin: 0 0 .25rem }
.shop { color: #6b635a; margin: 0 0 1.5rem }
.notice { border: 2px solid #c98b2b; border-radius: .5rem; background: #fff; padding: .75rem 1rem; margin: 0 0 1.5rem }
dl { background: #fff; border: 1px solid #e4dacd; border-radius: .5rem; padding: 1rem; margin: 0 0 1.5rem }
dl div { display: flex; justify-content: space-between; gap: 1rem }
dd { margin: 0; font-weight: 600; text-align: right }
h2 { font-size: 1.125rem; margin: 0 0 .75rem }
button, a.button { display: block; box-sizing: border-box; width: 100%; min-height: 3rem; margin: 0 0 .75rem;
  padding: .65rem 1rem; border: 2px solid #2f5d46; border-radius: .5rem; background: #fff; color: #234736;
  font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer }
button.main, a.button { background: #2f5d46; color: #fff }
button:focus-visible, a:focus-visible { outline: 3px solid #1e1b18; outline-offset: 2px }
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** Nothing may run or load here; the form may only come back to this host. */
const csp = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function ending({ language, status, backPath }: PaymentPage): string {
  const texts = pageTexts[language];
  if (status !== 'pending')
    return `<p role="status">${texts[status]}</p>
<a class="button" href="${escapeHtml(backPath)}">${texts.back}</a>`;
  const buttons = pageChoices.map(
    (choice) =>
      `<button${choice === 'success' ? ' class="main"' : ''} name="outcome" value="${choice}">${texts[choice]}</button>`,
  );
  return `<form method="post">
<h2>${texts.question}</h2>
${buttons.join('\n')}
</form>`;
}

/** The provider's page: complete without JavaScript, in the language of the site, and plainly a test. */
export function renderPaymentPage(page: PaymentPage): Response {
  const texts = pageTexts[page.language];
  const rows = [
    [texts.order, page.orderNumber],
    [texts.method, page.methodName],
    [texts.amount, page.amount],
  ].map(([name = '', value = '']) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`);
  const html = `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.title} – ${escapeHtml(page.shopName)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${texts.title}</h1>
<p class="shop">${escapeHtml(page.shopName)}</p>
<p class="notice">${texts.notice}</p>
<dl>
${rows.join('\n')}
</dl>
${ending(page)}
</main>
</body>
</html>
`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': csp,
      'x-robots-tag': 'noindex',
    },
  });
}
