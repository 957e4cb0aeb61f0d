import { ValidationError } from 'yup';
import { fixedListings } from '../../contract/page-paths.ts';
import type { Language, SiteRules } from '../../contract/sites.ts';
import { type SnippetCode, snippetCodes } from '../../contract/template.ts';
import type { Services } from '../../services.ts';
import { readCards } from '../product/cards.ts';
import { pickList } from '../product/localise.ts';
import { contextSchemas, iconContext, infoContext, productContext } from './context-schemas.ts';
import { withPictureFacts } from './picture-facts.ts';
import { countOnSite, listProductIds, listShowrooms } from './repo.ts';

type Stored = { id: string; snippetCode: string; context: Record<string, unknown> };
export type ReadSlot = { id: string; snippetCode: SnippetCode; context: object };
type Place = { site: SiteRules; language: Language };

function isSnippetCode(code: string): code is SnippetCode {
  return snippetCodes.some((known) => known === code);
}

async function withProducts(context: object, { site, language }: Place, { db, now, config }: Services) {
  const { source, ...rest } = productContext.cast(context);
  const ids = await listProductIds(db, site.code, source);
  const products = await readCards(db, { site, language, now: now(), config: config(site.code) }, ids);
  return products.length > 0 ? { ...rest, products } : null;
}

async function withTiles(context: object, { site, language }: Place, { db }: Services) {
  const { source, ...rest } = iconContext.cast(context);
  if (!source) return rest.tiles ? rest : null;
  const showrooms = await listShowrooms(db, site.code);
  const tiles = showrooms.map(({ id, name, addressLines, openingHours, mapsLink }) => ({
    icon: 'store',
    title: name,
    text: [...addressLines, '', ...pickList(openingHours, language)].join('\n'),
    link: `${fixedListings.showroom}?showroomId=${id}`,
    mapsLink,
  }));
  return tiles.length > 0 ? { ...rest, tiles } : null;
}

async function withFacts(context: object, { site }: Place, { db }: Services) {
  const { facts, title } = infoContext.cast(context);
  const counted = await Promise.all(
    facts.map(async ({ count, value, label }) => ({
      value: count ? (await countOnSite(db, site.code, count)).toLocaleString(site.locale) : (value ?? ''),
      label,
    })),
  );
  return { title, facts: counted };
}

/** What the snippet shows now; null when there is nothing to show. */
function resolve(code: SnippetCode, context: object, place: Place, services: Services) {
  switch (code) {
    case 'hero-products':
    case 'dynamic-products':
      return withProducts(context, place, services);
    case 'grid-icon':
      return withTiles(context, place, services);
    case 'dynamic-info':
      return withFacts(context, place, services);
    default:
      return context;
  }
}

/** Cleans and fills the slots in their order. A slot that cannot be drawn is left out and logged; the page stays. */
export async function resolveSlots(stored: Stored[], place: Place, services: Services): Promise<ReadSlot[]> {
  const slots = await Promise.all(
    stored.map(async ({ id, snippetCode, context }): Promise<ReadSlot[]> => {
      if (!isSnippetCode(snippetCode)) {
        services.log.warn({ slot: id, snippetCode }, 'Unknown snippet left out');
        return [];
      }
      try {
        const clean = await contextSchemas[snippetCode].validate(context, { stripUnknown: true });
        const resolved = await resolve(snippetCode, withPictureFacts(clean, snippetCode), place, services);
        return resolved ? [{ id, snippetCode, context: resolved }] : [];
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        services.log.warn({ slot: id, snippetCode, problem: error.message }, 'Faulty snippet left out');
        return [];
      }
    }),
  );
  return slots.flat();
}
