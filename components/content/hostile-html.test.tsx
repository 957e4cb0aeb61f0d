import { globSync, readFileSync } from 'node:fs';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { isSnippetCode, snippetSchemas } from '@/api/contract/snippets';
import type { Slot } from '@/api/contract/template';
import { leavesOf } from '@/api/db/content/json-fields';
import { storedSchemas } from '@/api/db/schema/stored-slot';
import { readSeedPages } from '@/api/db/seed/content/seed-content';
import { toArticle } from '@/lib/content/to-article';
import { toContentPage } from '@/lib/content/to-content-page';
import { JsonLd } from '@/lib/seo/json-ld';
import { hostileHtml } from '@/lib/testing/hostile-html';
import messages from '@/messages/nl/interface.json';
import { siteRules } from '@/sites/rules';
import { renderSnippet } from './render-snippet';

/** Parts that fetch what they show; of a template they take a title alone, as the others do. */
const fetching = /^(personalisation-\d|withdrawal-form)$/;
/** What is no text: it names something the shop knows. */
const names = new Set(['type', 'layout', 'icon', 'widget', 'vsin', 'vsins', 'count', 'path']);

const words = {
  tableOfContents: 'Inhoud',
  onMap: 'Op de kaart',
  directions: 'Route',
  needsScript: '',
  inThisRoom: 'In deze kamer',
  slider: { previous: '', next: '' },
};

/** One slot of each kind, as the shop has it. */
const kinds = new Map(
  readSeedPages()
    .filter(({ site }) => site === 'nl')
    .flatMap(({ slots }) => slots)
    .filter(({ snippetCode }) => !fetching.test(snippetCode))
    .map((slot) => [slot.snippetCode, slot]),
);

/** No two texts of a list are alike in a shop. */
function withTexts(context: unknown, text: string): unknown {
  let places = 0;
  return JSON.parse(JSON.stringify(context), (key, value: unknown) => {
    // Two of a kind tell what ten would.
    if (Array.isArray(value)) return value.slice(0, 2);
    if (typeof value !== 'string' || names.has(key) || key === 'link' || key === 'mapsLink') return value;
    places += 1;
    return `${text} ${places}`;
  });
}

/** The slot as the API answers it; null where it refuses it. */
function answered(id: string, code: string, context: unknown): Slot | null {
  if (!isSnippetCode(code)) return null;
  if (!storedSchemas[code].isValidSync(context, { stripUnknown: true })) return null;
  const stored: unknown = storedSchemas[code].cast(context, { stripUnknown: true });
  const filled = { products: [], tiles: [], facts: [], ...Object(stored) };
  const slot: unknown = { id, snippetCode: code, context: snippetSchemas[code].cast(filled) };
  return isSlot(slot) ? slot : null;
}
const isSlot = (slot: unknown): slot is Slot => typeof slot === 'object' && slot !== null;

/** The HTML as a browser reads it. */
function parsed(node: ReactNode): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToStaticMarkup(node);
  return container;
}

const Texts = ({ children }: { children: ReactNode }) => children;

function draw(slots: readonly Slot[]): HTMLElement {
  const page = toContentPage(
    { alias: 'x', seoInfo: { title: { nl: 'x' }, description: { nl: 'x' } }, slots: [...slots] },
    {
      site: siteRules.nl,
      device: 'desktop',
      words,
      toCard: () => {
        throw new Error('no products');
      },
    },
  );
  return parsed(
    <NextIntlClientProvider locale="nl-NL" timeZone="Europe/Amsterdam" messages={messages}>
      {page.slots.map(({ slot }) => (
        <div key={slot.id}>
          {renderSnippet(slot, {
            site: 'nl',
            device: 'desktop',
            words: page.words,
            ClientMessages: Texts,
            isFirst: false,
            headingLevel: 'h2',
          })}
        </div>
      ))}
    </NextIntlClientProvider>,
  );
}

/** What a page is made of, without its words. */
function anatomyOf(container: HTMLElement) {
  const elements = [...container.querySelectorAll('*')];
  return {
    tags: new Set(elements.map(({ tagName }) => tagName.toLowerCase())),
    attributes: new Set(elements.flatMap((element) => element.getAttributeNames())),
    addresses: elements.flatMap((element) =>
      ['href', 'src', 'action', 'srcset', 'xlink:href'].flatMap((name) => element.getAttribute(name) ?? []),
    ),
  };
}

const drawn = (text: string) =>
  draw([...kinds].flatMap(([code, { id, context }]) => answered(id, code, withTexts(context, text)) ?? []));
const harmless = anatomyOf(drawn('Thuis'));
/** What editors may use in a text (`cleanHtml`), ids of headings being ours. */
const ofTexts = {
  tags: [
    'h2',
    'h3',
    'p',
    'br',
    'ul',
    'ol',
    'li',
    'a',
    'strong',
    'em',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  attributes: ['href', 'rel', 'scope', 'colspan', 'rowspan', 'id'],
};
const safeAddress = /^(?:\/(?!\/)|#|https:|mailto:|tel:)/;

test('there are at least 200 cases, and snippets of every kind that shows texts of editors', () => {
  expect(hostileHtml.length).toBeGreaterThanOrEqual(200);
  expect(kinds.size).toBeGreaterThanOrEqual(13);
  expect([...kinds.values()].flatMap(({ context }) => leavesOf(context)).length).toBeGreaterThan(60);
});

test.each(hostileHtml)('every text of every snippet shows %j as words', (text) => {
  const { tags, attributes, addresses } = anatomyOf(drawn(text));
  expect([...tags].filter((tag) => !harmless.tags.has(tag) && !ofTexts.tags.includes(tag))).toEqual([]);
  expect(
    [...attributes].filter((name) => !harmless.attributes.has(name) && !ofTexts.attributes.includes(name)),
  ).toEqual([]);
  expect(addresses.filter((address) => !safeAddress.test(address))).toEqual([]);
});

test.each(hostileHtml)('no link of a snippet leads to %j', (text) => {
  for (const code of ['announcement-banner', 'full-width-image'] as const) {
    const { context } = kinds.get(code) ?? { context: {} };
    const { link } = Object(storedSchemas[code].cast({ ...context, link: text }));
    expect(link === undefined || (safeAddress.test(link) && link.startsWith('/'))).toBe(true);
  }
});

test.each(hostileHtml)('a table of contents and the data of a page hold %j as words', (text) => {
  const { html, toc } = toArticle(`<h2>${text}</h2><p>x</p>`, 'nl');
  expect(html).not.toMatch(/<(?:script|img|svg|iframe|object|embed|style|link|meta|form|input)/i);
  for (const { id } of toc) expect(id).toMatch(/^[a-z0-9-]+$/);
  const container = parsed(<JsonLd data={{ name: text }} />);
  expect(container.querySelectorAll('*')).toHaveLength(1);
  expect(JSON.parse(container.textContent ?? '')).toEqual({ name: text });
});

/** Whatever else a page shows (names, descriptions, offers, questions of the configuration) React writes as text. */
test('HTML is set where it has been cleaned or is our own, and nowhere else', () => {
  const files = globSync('{app,components,lib}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  const setting = files.filter((file) =>
    /dangerouslySetInnerHTML|\.innerHTML|\.outerHTML|insertAdjacentHTML|document\.write|srcDoc/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(setting.sort()).toEqual([
    'app/[site]/(purchase)/basket/page.tsx',
    'app/[site]/layout.tsx',
    'components/checkout/terms-dialog.tsx',
    'components/content/snippets/full-width-text.tsx',
    'components/layout/page-config.tsx',
    'components/menu/menu-intent.tsx',
    'lib/html/finished.tsx',
    'lib/seo/json-ld.tsx',
  ]);
});
