import { html } from 'hono/html';
import { apiTexts } from '../../../messages/api.ts';
import { editionCode } from '../../../sites/editions.ts';
import { newsletterAddress } from '../../contract/page-paths.ts';
import { linkPage, linkQuestion } from '../../http/link-page.ts';
import type { RequestContext } from '../../request-context.ts';

export function questionPage(context: RequestContext, step: 'confirm' | 'unsubscribe'): Promise<Response> {
  return linkQuestion(context, apiTexts[context.language].newsletterPages[step]);
}

const statuses = { asked: 200, confirmed: 200, unsubscribed: 200, mistaken: 400, expired: 410 } as const;
/** After these there is nothing to sign up for again. */
const ends: ReadonlySet<string> = new Set(['asked', 'confirmed']);

export function resultPage(context: RequestContext, step: keyof typeof statuses): Promise<Response> {
  const texts = apiTexts[context.language].newsletterPages;
  const { title, text } = texts[step];
  const home = `/${editionCode(context.site, context.language)}`;
  const toShop = html`<a class="button" href="${home}">${texts.toShop}</a>`;
  const again = html`<a href="${home}${newsletterAddress}">${texts.signUpAgain}</a>`;
  const content = html`<p role="status">${text}</p>
<p>${toShop}</p>
${ends.has(step) ? '' : html`<p>${again}</p>`}`;
  return linkPage(context, { title, content, status: statuses[step] });
}
