import { apiTexts } from '../../../languages/api.ts';
import { siteIdentities } from '../../../sites/identities.ts';
import type { Language, SiteRules } from '../../contract/sites.ts';
import { escapeHtml, htmlPage } from '../../http/html-page.ts';

type Place = { site: SiteRules; language: Language };

function page({ site, language }: Place, title: string, content: string, status = 200): Response {
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
export function questionPage(place: Place, step: 'confirm' | 'unsubscribe'): Response {
  const { title, text, button } = apiTexts[place.language].newsletterPages[step];
  return page(
    place,
    title,
    `<p>${escapeHtml(text)}</p>\n<form method="post"><button>${escapeHtml(button)}</button></form>`,
  );
}

export function resultPage(place: Place, step: 'confirmed' | 'unsubscribed' | 'expired'): Response {
  const texts = apiTexts[place.language].newsletterPages;
  const { title, text } = texts[step];
  const link = `<a class="button" href="/${place.site.code}">${escapeHtml(texts.toShop)}</a>`;
  return page(
    place,
    title,
    `<p role="status">${escapeHtml(text)}</p>\n<p>${link}</p>`,
    step === 'expired' ? 410 : 200,
  );
}
