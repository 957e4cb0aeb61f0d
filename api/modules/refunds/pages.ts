import { html } from 'hono/html';
import { apiTexts } from '../../../messages/api.ts';
import { editionCode } from '../../../sites/editions.ts';
import { siteIdentities } from '../../../sites/identities.ts';
import { inLanguage } from '../../../sites/in-language.ts';
import { siteRules } from '../../../sites/rules.ts';
import type { Identity } from '../../../sites/site-types.ts';
import type { Language, SiteCode } from '../../contract/sites.ts';
import { type Html, htmlPage, shopHeader } from '../../http/html-page.ts';

/** Whose order it is decides the language, not who opens the link. */
type Reader = { site: SiteCode; language: Language };

const ownStyle = `
label { display: block; font-weight: 600; margin: 0 0 .25rem }
input { box-sizing: border-box; width: 100%; min-height: 3rem; padding: .5rem .75rem; border: 1px solid #8a8178;
  border-radius: .5rem; background: #fff; font: inherit; margin: 0 0 .25rem }
input[aria-invalid] { border: 2px solid #a3262a }
input:focus-visible { outline: 3px solid #1e1b18; outline-offset: 2px }
.field { margin: 0 0 1.25rem }
.error { color: #a3262a; margin: 0 }
`;

const homeOf = ({ site, language }: Reader) => `/${editionCode(siteRules[site], language)}`;

function page({ site, language }: Reader, content: Html, status = 200): Promise<Response> {
  const { name } = inLanguage<Identity>(siteIdentities, { code: site, language });
  const { title } = apiTexts[language].refundPage;
  return htmlPage({
    language,
    title: `${title} – ${name}`,
    status,
    ownStyle,
    header: shopHeader({ home: homeOf({ site, language }), name }),
    body: html`<h1>${title}</h1>
${content}`,
  });
}

export type Typed = Readonly<Record<'accountHolder' | 'iban', string>>;
export type Wrong = Readonly<Partial<Record<'accountHolder' | 'iban', string>>>;
export type Asked = {
  orderNumber: string;
  /** As text, with currency. */
  amount: string;
  typed: Typed;
  /** What is wrong with which field. */
  wrong: Wrong;
};

function field(name: keyof Typed, label: string, { typed, wrong }: Asked): Html {
  const problem = wrong[name];
  const described = problem ? html` aria-invalid="true" aria-describedby="${name}-error"` : '';
  const isName = name === 'accountHolder';
  return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${typed[name]}" autocomplete="${isName ? 'name' : 'off'}" spellcheck="false" required${described}>
${problem ? html`<p class="error" id="${name}-error">${problem}</p>` : ''}
</div>`;
}

/** Asks where the money goes; the form comes back to its own address, which holds the key. */
export function accountForm(reader: Reader, asked: Asked): Promise<Response> {
  const texts = apiTexts[reader.language].refundPage;
  const hasErrors = Object.keys(asked.wrong).length > 0;
  return page(
    reader,
    html`<p>${texts.text.replace('{amount}', asked.amount).replace('{number}', asked.orderNumber)}</p>
<form method="post" novalidate>
${field('accountHolder', texts.accountHolder, asked)}
${field('iban', 'IBAN', asked)}
<button>${texts.button}</button>
</form>`,
    hasErrors ? 400 : 200,
  );
}

export function resultPage(reader: Reader, step: 'taken' | 'nothing'): Promise<Response> {
  const texts = apiTexts[reader.language].refundPage;
  return page(
    reader,
    html`<p role="status">${texts[step]}</p>
<p><a class="button" href="${homeOf(reader)}">${texts.toShop}</a></p>`,
  );
}
