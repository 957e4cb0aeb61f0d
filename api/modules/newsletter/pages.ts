import { html } from 'hono/html';
import { apiTexts } from '../../../languages/api.ts';
import { editionCode } from '../../../sites/editions.ts';
import { newsletterAddress } from '../../contract/page-paths.ts';
import { linkPage, linkQuestion } from '../../http/link-page.ts';
import type { RequestContext } from '../../request-context.ts';

export function questionPage(context: RequestContext, step: 'confirm' | 'unsubscribe'): Promise<Response> {
  return linkQuestion(context, apiTexts[context.language].newsletterPages[step]);
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
  const content = html`<p role="status">${text}</p>
<p>${toShop}</p>
${step === 'confirmed' ? '' : html`<p>${again}</p>`}`;
  return linkPage(context, { title, content, status: step === 'expired' ? 410 : 200 });
}
