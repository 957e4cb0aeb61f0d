import { html } from 'hono/html';
import { apiTexts } from '../../../messages/api.ts';
import { editionCode } from '../../../sites/editions.ts';
import { linkPage } from '../../http/link-page.ts';
import type { RequestContext } from '../../request-context.ts';

const statuses = { confirmed: 200, taken: 409, expired: 410 } as const;

/** How a new address was confirmed, or why it was not. */
export function addressPage(context: RequestContext, step: keyof typeof statuses): Promise<Response> {
  const texts = apiTexts[context.language].accountPages;
  const { title, text } = texts[step];
  const home = `/${editionCode(context.site, context.language)}`;
  const content = html`<p role="status">${text}</p>
<p><a class="button" href="${home}">${texts.toShop}</a></p>`;
  return linkPage(context, { title, content, status: statuses[step] });
}
