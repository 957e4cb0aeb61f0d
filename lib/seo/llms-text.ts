import 'server-only';
import { listPolicies } from '@/api/contract/calls/policies';
import { listCategories } from '@/api/contract/calls/product';
import { serverApi } from '@/lib/api/server';
import { env } from '@/lib/env/env';
import { homePath, linkPath, listingPath, templatePath } from '@/lib/routes/paths';
import { type Site, servedEditions } from '@/lib/sites/sites';

/** What assistants find at `/llms.txt` (llmstxt.org): where the goods, the conditions and the feeds of each shop are. */

const introduction =
  'Every product, category and text page is also sent as Markdown to whoever asks for it with `Accept: text/markdown`. ' +
  'Prices include VAT; price, stock and delivery of a product are those on its page at that moment.';

async function sectionOf(site: Site): Promise<string[]> {
  const api = serverApi(site.code);
  const [categories, policies] = await Promise.all([api.send(listCategories), api.send(listPolicies)]);
  const { origin } = env().publicUrl;
  const link = (title: string, path: string, note = '') =>
    `- [${title}](${new URL(path, origin).href})${note && `: ${note}`}`;
  const feed = (name: string) =>
    `/api/${site.siteCode}/feeds/${name}${site.code === site.siteCode ? '' : `?language=${site.language}`}`;
  return [
    `## ${site.name} (${site.locale}, ${site.currency}; delivers to ${site.countries.join(', ')})`,
    '',
    link(site.name, homePath(site.code), site.description),
    ...categories.map((category) => link(category.title, linkPath(site.code, category))),
    link('New products', listingPath(site.code, { type: 'newest' })),
    ...policies.map(({ title, slug }) => link(title, templatePath(site.code, slug))),
    link('Product feed', feed('openai.jsonl'), 'all variants, JSON Lines'),
    '',
  ];
}

/** @throws ApiFailure when the shop cannot be asked */
export async function writeLlmsText(): Promise<string> {
  const sites = servedEditions();
  const [{ name, description }] = sites;
  const sections = await Promise.all(sites.map(sectionOf));
  return [`# ${name}`, '', `> ${description}`, '', introduction, '', ...sections.flat()].join('\n');
}
