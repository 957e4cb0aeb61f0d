import { apiTexts } from '../../../languages/api.ts';
import { siteIdentities } from '../../../sites/identities.ts';
import { escapeHtml, htmlPage } from '../../http/html-page.ts';
import type { RequestContext } from '../../request-context.ts';

function page({ site, language }: RequestContext, title: string, content: string, status = 200): Response {
  const { name } = siteIdentities[site.code];
  return htmlPage({
    language,
    title: `${title} – ${name}`,
    status,
    body: `<p class="shop">${escapeHtml(name)}</p>\n<h1>${escapeHtml(title)}</h1>\n${content}`,
  });
}

/**
 * Asks before anything is done: programs that look into mails open every link, and they are not the reader. The form
 * comes back to its own address, which holds the token.
 */
export function questionPage(context: RequestContext, step: 'confirm' | 'unsubscribe'): Response {
  const { title, text, button } = apiTexts[context.language].newsletterPages[step];
  return page(
    context,
    title,
    `<p>${escapeHtml(text)}</p>\n<form method="post"><button>${escapeHtml(button)}</button></form>`,
  );
}

export function resultPage(
  context: RequestContext,
  step: 'confirmed' | 'unsubscribed' | 'expired',
): Response {
  const texts = apiTexts[context.language].newsletterPages;
  const { title, text } = texts[step];
  const link = `<a class="button" href="/${context.site.code}">${escapeHtml(texts.toShop)}</a>`;
  return page(
    context,
    title,
    `<p role="status">${escapeHtml(text)}</p>\n<p>${link}</p>`,
    step === 'expired' ? 410 : 200,
  );
}
