import { siteCommerce } from '../../../../sites/commerce.ts';
import { siteRules } from '../../../../sites/rules.ts';
import { siteSeeds } from '../../../../sites/seeds.ts';
import { siteStorefront } from '../../../../sites/storefront.ts';
import { fixedListings } from '../../../contract/page-paths.ts';
import type { Policy } from '../../../contract/policies.ts';
import { siteCodes } from '../../../contract/sites.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { readSeedPages } from './seed-content.ts';

const pages = readSeedPages();
const fixed: readonly string[] = Object.values(fixedListings);
/** Those that have more than a home. */
const written = siteCodes.filter((site) => pages.some((page) => page.site === site && page.policy));

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

/** Of those paths, what leads nowhere on the site. */
async function deadOf(site: string, language: string, paths: readonly string[]): Promise<string[]> {
  const dead: string[] = [];
  for (const url of new Set(paths.filter((path) => !fixed.includes(path)))) {
    const answer = await api.request(`/api/${site}/web/route`, {
      method: 'POST',
      headers: { 'accept-language': language, 'content-type': 'application/json' },
      body: JSON.stringify({ items: [{ url }] }),
    });
    const found: unknown = (await answer.json()).items;
    if (!Array.isArray(found) || found.length === 0) dead.push(url);
  }
  return dead;
}

describe.each(
  written.flatMap((site) => siteRules[site].languages.map((language) => [site, language] as const)),
)('the shop %s in %s', (site, language) => {
  const own = pages.filter((page) => page.site === site && page.language === language);
  const seed = siteSeeds[site];

  it('has a page for everything that header, footer and checkout lead to', async () => {
    const { footer, campaigns } = siteStorefront[site];
    const { termsAlias, withdrawalAlias } = siteRules[site];
    const linked = [...footer.about, ...footer.service, ...campaigns].map(({ alias }) => alias);
    const aliases = [...linked, termsAlias, ...(withdrawalAlias ? [withdrawalAlias] : [])];
    expect(aliases.filter((alias) => !own.some((page) => page.alias === alias))).toEqual([]);
    expect(own.find(({ alias }) => alias === termsAlias)?.policy).toBe('terms');
  });

  it('names all policies that a shop for its buyers has', async () => {
    const headers = { 'accept-language': language };
    const answer = await api.request(`/api/${site}/policies`, { headers });
    const named = (await answer.json()).items.map(({ policy }: Policy) => policy);
    const consumers = siteCommerce[site].sellsTo === 'consumers' ? ['returns', 'accessibility'] : [];
    expect(named).toEqual(
      expect.arrayContaining(['terms', 'delivery', 'payment', 'warranty', 'privacy', ...consumers]),
    );
  });

  it('can be withdrawn from on the page of the function, if it has one', () => {
    const { withdrawalAlias } = siteRules[site];
    const pagesWithForm = own.filter(({ slots }) =>
      slots.some(({ snippetCode }) => snippetCode === 'withdrawal-form'),
    );
    const aliases = [...new Set(pagesWithForm.map(({ alias }) => alias))];
    if (withdrawalAlias) expect(aliases).toContain(withdrawalAlias);
  });

  it('has words of its own on its offers and promotions, and offers lead to pages of it', async () => {
    for (const { text } of seed.offers) expect(text[language]).toBeTruthy();
    for (const { title } of seed.promotions) expect(title[language]).toBeTruthy();
    expect(
      await deadOf(
        site,
        language,
        seed.offers.flatMap(({ link }) => link ?? []),
      ),
    ).toEqual([]);
  });

  it('shows offers wherever there is a place for them', () => {
    expect([...new Set(seed.offers.map(({ placement }) => placement))].sort()).toEqual(
      [...new Set(siteSeeds.nl.offers.map(({ placement }) => placement))].sort(),
    );
  });

  it('leads words of service questions to pages of it', async () => {
    expect(seed.searchRedirects.length).toBeGreaterThan(20);
    const aliases = seed.searchRedirects.flatMap(({ type, alias }) => (type === 'template' ? [alias] : []));
    const missing = aliases.filter((alias) => !own.some((page) => page.alias === alias));
    // A site with two languages has one list for both.
    if (siteRules[site].languages.length === 1) expect(missing).toEqual([]);
    const terms = seed.searchRedirects.map(({ searchTerm }) => searchTerm.toLowerCase());
    expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
  });
});

it('has looked at more than the Dutch shop', () => expect(written.length).toBeGreaterThan(1));
