import { homeAlias, type MarkedPage, readSlug } from '@/api/contract/page-paths';
import type { Route } from '@/api/contract/route';
import { isWholeQuery } from '@/lib/routes/paths';
import { toDocument } from '@/lib/routes/template-document';
import { listingOutcome } from './listings';
import { internalPath, notFoundOutcome, redirectWithin } from './outcomes';
import { aliasPattern, templateTags } from './template-tags';
import type { Step, StepResult, Visit } from './types';

/** What a slug says of itself; null when it names no page with a number. */
export function parseSlug(slug: string): MarkedPage | null {
  const page = readSlug(slug);
  return page === 'invalid' ? null : page;
}

function tagsOf(visit: Visit, slug: string, typed: MarkedPage | null): string[] {
  const code = visit.site.siteCode;
  if (!typed) return aliasPattern.test(slug) ? templateTags(code, slug) : [];
  return [typed.type === 'product' ? `product:${code}:${typed.vsin}` : `listing:${code}`];
}

function templateOutcome(visit: Visit, alias: string): StepResult {
  const { siteCode: code } = visit.site;
  const document = toDocument(visit.device, visit.isBot || isWholeQuery(visit.query));
  return {
    kind: 'rewrite',
    to: internalPath(visit, 'template', document, alias),
    tags: templateTags(code, alias),
  };
}

function typedOutcome(visit: Visit, { type, vsin }: MarkedPage, path: string): StepResult {
  if (type !== 'product') return listingOutcome(visit, type, vsin, path);
  return {
    kind: 'rewrite',
    to: internalPath(visit, 'product', vsin),
    tags: [`product:${visit.site.siteCode}:${vsin}`],
  };
}

/** Without an answer of the API the slug is believed: the page may be cached, and then still works. */
function believedOutcome(visit: Visit, slug: string): StepResult {
  const typed = parseSlug(slug);
  if (typed) return typedOutcome(visit, typed, visit.path);
  return aliasPattern.test(slug) ? templateOutcome(visit, slug) : notFoundOutcome(visit);
}

/** Products, categories, collections, tags and content pages: everything with one segment, and home. */
export const slugsStep: Step = async (visit, shop) => {
  const [slug, ...deeper] = visit.segments;
  if (slug === undefined) return templateOutcome(visit, homeAlias);
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
