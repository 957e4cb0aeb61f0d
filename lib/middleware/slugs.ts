import type { Route } from '@/api/contract/route';
import { listingOutcome } from './listings';
import { internalPath, notFoundOutcome, redirectWithin } from './outcomes';
import type { Outcome, Step, Visit } from './types';

type TypedRoute = { type: Exclude<Route['type'], 'template'>; vsin: string };

const typedSlug = /^.*-(?:p-(V\d{1,9})|c-(C\d{1,9})|cl-(CL\d{1,9})|t-(T\d{1,9}))$/i;

/** What a slug says of itself: `banken-c-C11` is category C11. Null for other slugs. */
export function parseSlug(slug: string): TypedRoute | null {
  const [, product, category, collection, tag] =
    typedSlug.exec(slug)?.map((part) => part?.toUpperCase()) ?? [];
  if (product) return { type: 'product', vsin: product };
  if (category) return { type: 'category', vsin: category };
  if (collection) return { type: 'collection', vsin: collection };
  return tag ? { type: 'tag', vsin: tag } : null;
}

/** What content pages are called. Any other slug is the visitor's own text, which no header may carry. */
const aliasPattern = /^[a-z0-9][a-z0-9-]{0,79}$/;

function tagsOf(visit: Visit, slug: string, typed: TypedRoute | null): string[] {
  const code = visit.site.code;
  if (!typed) return aliasPattern.test(slug) ? [`template:${code}:${slug}`, `listing:${code}`] : [];
  return [typed.type === 'product' ? `product:${code}:${typed.vsin}` : `listing:${code}`];
}

function templateOutcome(visit: Visit, alias: string): Outcome {
  const code = visit.site.code;
  return {
    kind: 'rewrite',
    to: internalPath(visit, 'template', visit.device, alias),
    // Snippets show products, so a change of the catalogue touches templates too.
    tags: [`template:${code}:${alias}`, `listing:${code}`],
  };
}

function typedOutcome(visit: Visit, { type, vsin }: TypedRoute, path: string): Outcome {
  if (type !== 'product') return listingOutcome(visit, type, vsin, path);
  return {
    kind: 'rewrite',
    to: internalPath(visit, 'product', vsin),
    tags: [`product:${visit.site.code}:${vsin}`],
  };
}

/** Without an answer of the API the slug is believed: the page may be cached, and then still works. */
function believedOutcome(visit: Visit, slug: string): Outcome {
  const typed = parseSlug(slug);
  if (typed) return typedOutcome(visit, typed, visit.path);
  return aliasPattern.test(slug) ? templateOutcome(visit, slug) : notFoundOutcome(visit);
}

/** Products, categories, collections, tags and content pages: everything with one segment, and home. */
export const slugsStep: Step = async (visit, shop) => {
  const [slug, ...deeper] = visit.segments;
  if (slug === undefined) return templateOutcome(visit, 'index');
  if (deeper.length > 0) return null;
  let route: Route | null;
  try {
    route = await shop.route(visit.site.code, visit.path);
  } catch {
    return believedOutcome(visit, slug);
  }
  if (!route) return notFoundOutcome(visit, tagsOf(visit, slug, parseSlug(slug)));
  if (route.url !== visit.path) return redirectWithin(visit, route.url, 308, visit.query);
  if (route.type === 'template') return templateOutcome(visit, route.alias);
  return route.vsin ? typedOutcome(visit, { type: route.type, vsin: route.vsin }, route.url) : null;
};
