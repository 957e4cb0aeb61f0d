import { html } from 'hono/html';
import { apiTexts } from '../../../languages/api.ts';
import { editionCode } from '../../../sites/editions.ts';
import { siteIdentities } from '../../../sites/identities.ts';
import { inLanguage } from '../../../sites/in-language.ts';
import type { Identity } from '../../../sites/site-types.ts';
import { newsletterAddress } from '../../contract/page-paths.ts';
import { type Html, htmlPage } from '../../http/html-page.ts';
import type { RequestContext } from '../../request-context.ts';

function page(
  { site, language }: RequestContext,
  title: string,
  content: Html,
  status = 200,
): Promise<Response> {
  const { name } = inLanguage<Identity>(siteIdentities, { code: site.code, language });
  return htmlPage({
    language,
    title: `${title} – ${name}`,
    status,
    body: html`<p class="shop">${name}</p>
<h1>${title}</h1>
${content}`,
  });
}

/**
 * Asks before anything is done: programs that look into mails open every link, and they are not the reader. The form
 * comes back to its own address, which holds the token.
 */
export function questionPage(context: RequestContext, step: 'confirm' | 'unsubscribe'): Promise<Response> {
  const { title, text, button } = apiTexts[context.language].newsletterPages[step];
  return page(
    context,
    title,
    html`<p>${text}</p>
<form method="post"><button>${button}</button></form>`,
  );
}

export function resultPage(
  context: RequestContext,
  step: 'confirmed' | 'unsubscribed' | 'expired',
): Promise<Response> {
  const texts = apiTexts[context.language].newsletterPages;
  const { title, text } = texts[step];
  const home = `/${editionCode(context.site, context.language)}`;
  const toShop = html`<a class="button" href="${home}">${texts.toShop}</a>`;
  const again = html`<a href="${home}${newsletterAddress}">${texts.signUpAgain}</a>`;
  return page(
    context,
    title,
    html`<p role="status">${text}</p>
<p>${toShop}</p>
${step === 'confirmed' ? '' : html`<p>${again}</p>`}`,
    step === 'expired' ? 410 : 200,
  );
}
