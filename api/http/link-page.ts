import { html } from 'hono/html';
import { editionCode } from '../../sites/editions.ts';
import { siteIdentities } from '../../sites/identities.ts';
import { inLanguage } from '../../sites/in-language.ts';
import type { Identity } from '../../sites/site-types.ts';
import { languageNamed } from '../contract/choose-language.ts';
import type { RequestContext } from '../request-context.ts';
import { type Html, htmlPage, shopHeader } from './html-page.ts';
import type { OpenCall } from './route.ts';

/** The link of a mail leads to a page in the language of the mail, whatever the browser prefers. */
export function inLanguageOfLink<C extends Pick<OpenCall, 'site' | 'language' | 'query'>>(call: C): C {
  return { ...call, language: languageNamed(call.query.get('language'), call.site) ?? call.language };
}

type Page = { title: string; content: Html; status?: number };

/** What the link of a mail leads to, under the name of the shop. */
export function linkPage(
  { site, language }: RequestContext,
  { title, content, status = 200 }: Page,
): Promise<Response> {
  const { name } = inLanguage<Identity>(siteIdentities, { code: site.code, language });
  return htmlPage({
    language,
    title: `${title} – ${name}`,
    status,
    header: shopHeader({ home: `/${editionCode(site, language)}`, name }),
    body: html`<h1>${title}</h1>
${content}`,
  });
}

/**
 * Asks before anything is done: programs that look into mails open every link, and they are not the reader. The form
 * comes back to its own address, which holds the token.
 */
export function linkQuestion(
  context: RequestContext,
  { title, text, button }: { title: string; text: string; button: string },
): Promise<Response> {
  const content = html`<p>${text}</p>
<form method="post"><button>${button}</button></form>`;
  return linkPage(context, { title, content });
}

/** Says what has been done, and leads to the shop. */
export function linkDone(
  context: RequestContext,
  { title, text, toShop }: { title: string; text: string; toShop: string },
): Promise<Response> {
  const home = `/${editionCode(context.site, context.language)}`;
  const content = html`<p role="status">${text}</p>
<p><a class="button" href="${home}">${toShop}</a></p>`;
  return linkPage(context, { title, content });
}
