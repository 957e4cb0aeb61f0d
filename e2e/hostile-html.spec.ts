import { hostileHtml } from '../lib/testing/hostile-html';
import * as places from './places';
import { newAlias, publishDraft, saveDraft } from './staff';
import { expect, test } from './test';

/** The database keeps no NUL, so the API refuses a text with one. */
const cases = hostileHtml.filter((text) => !text.includes('\u0000'));

/** Every case as words of a question and its answer, and as HTML of a text, in a browser. */
const slots = [
  {
    id: 'vragen',
    snippetCode: 'faq',
    context: {
      title: 'Vragen',
      questions: cases.map((text, index) => ({ question: `${index} ${text}`, answer: text })),
    },
  },
  ...Array.from({ length: 40 }, (_, part) => ({
    id: `tekst-${part}`,
    snippetCode: 'full-width-text',
    context: {
      title: `Tekst ${part}`,
      body: cases
        .filter((_text, index) => index % 40 === part)
        .map((text) => `<p>${text}</p>`)
        .concat('<p>Einde</p>')
        .join('')
        .replace(/^/, '<p>Begin</p>'),
    },
  })),
];

test('a page full of hostile HTML runs nothing, asks nobody and looks like words', async ({
  page,
  request,
}) => {
  const alias = newAlias();
  await saveDraft(request, alias, { device: 'desktop', slots });
  await publishDraft(request, alias);
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  const foreign: string[] = [];
  page.on('request', (one) => {
    const { protocol, host } = new URL(one.url());
    if (protocol !== 'data:' && host !== new URL(page.url()).host && page.url() !== 'about:blank')
      foreign.push(one.url());
  });
  await page.goto(`${places.template(alias)}?slots=all`);
  await expect(page.getByRole('heading', { name: 'Tekst 39' })).toBeAttached();
  for (const summary of (await page.locator('main summary').all()).slice(0, 20)) await summary.click();

  const found = await page.locator('main').evaluate((main) => {
    const elements = [...main.querySelectorAll('*:not([type="application/ld+json"])')];
    for (const data of main.querySelectorAll('[type="application/ld+json"]')) JSON.parse(data.innerHTML);
    const leads = /^(?:\/(?!\/)|#|https:|mailto:|tel:)/;
    return {
      foreign: elements
        .map(({ tagName }) => tagName.toLowerCase())
        .filter((tag) =>
          /^(script|iframe|object|embed|form|input|style|link|meta|base|audio|video|img)$/.test(tag),
        ),
      handlers: elements.flatMap((element) =>
        element.getAttributeNames().filter((name) => /^on/i.test(name)),
      ),
      addresses: elements
        .flatMap((element) => element.getAttribute('href') ?? [])
        .filter((href) => !leads.test(href)),
      fuzzed: elements.filter(({ id }) => id.includes('fuzzelement')).length,
    };
  });
  expect(found).toEqual({ foreign: [], handlers: [], addresses: [], fuzzed: 0 });
  expect(dialogs).toEqual([]);
  expect(foreign).toEqual([]);
});
