import { ValidationError } from 'yup';
import { variantsIn } from '../../../config/pictures/places.ts';
import { fixedListings } from '../../contract/page-paths.ts';
import { toPlaces } from '../../contract/places.ts';
import { isSnippetCode, type SnippetCode } from '../../contract/snippets.ts';
import type { Slot } from '../../contract/template.ts';
import { type StoredContext, type StoredSlot, storedSchemas } from '../../db/schema/stored-slot.ts';
import { localeOf } from '../../messages/money-text.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { readCards, readVariantCards } from '../product/cards.ts';
import { pickList } from '../product/localise.ts';
import { listShowrooms } from '../product/product-rows.ts';
import { contentFacts, fillTexts } from './content-facts.ts';
import { withPictureFacts } from './picture-facts.ts';
import { countOnSite, listProductIds } from './repo.ts';

/** A slot as it lies in the database; it may be of another time or hand. */
type AnySlot = { id: string; snippetCode: string; context: object | null };

/** @throws ValidationError for a context that breaks its schema */
async function readSlot<C extends SnippetCode>(
  id: string,
  snippetCode: C,
  context: object,
): Promise<StoredSlot<C>> {
  const clean = await storedSchemas[snippetCode].validate(context, { stripUnknown: true });
  return { id, snippetCode, context: withPictureFacts(clean, snippetCode) };
}

async function withProducts(
  { source, ...rest }: StoredContext['hero-products'],
  context: RequestContext,
  services: Services,
) {
  const ids = await listProductIds(services.db, context.site.code, source);
  const products = await readCards(services, context, ids);
  return products.length > 0 ? { ...rest, products } : null;
}

async function withPlaces(
  { isShoppable, ...rest }: StoredContext['full-width-image'],
  context: RequestContext,
  services: Services,
) {
  const seen = isShoppable ? variantsIn(rest.image.path) : [];
  if (seen.length === 0) return rest;
  const vsins = seen.map(({ vsin }) => vsin);
  return { ...rest, places: toPlaces(seen, await readVariantCards(services, context, vsins)) };
}

async function withTiles(
  { source, tiles: written, ...rest }: StoredContext['grid-icon'],
  { site, language }: RequestContext,
  { db }: Services,
) {
  if (!source) return written ? { ...rest, tiles: written } : null;
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

async function withFacts(
  { facts, title }: StoredContext['dynamic-info'],
  context: RequestContext,
  { db }: Services,
) {
  const locale = localeOf(context);
  const counted = await Promise.all(
    facts.map(async ({ count, value, label }) => ({
      value: count ? (await countOnSite(db, context.site.code, count)).toLocaleString(locale) : (value ?? ''),
      label,
    })),
  );
  return { title, facts: counted };
}

/** What the snippet shows now; null when there is nothing to show. */
async function fill(slot: StoredSlot, context: RequestContext, services: Services): Promise<Slot | null> {
  switch (slot.snippetCode) {
    case 'hero-products':
    case 'dynamic-products': {
      const filled = await withProducts(slot.context, context, services);
      return filled && { ...slot, context: filled };
    }
    case 'full-width-image':
      return { ...slot, context: await withPlaces(slot.context, context, services) };
    case 'grid-icon': {
      const filled = await withTiles(slot.context, context, services);
      return filled && { ...slot, context: filled };
    }
    case 'dynamic-info':
      return { ...slot, context: await withFacts(slot.context, context, services) };
    default:
      return slot;
  }
}

/** Cleans and fills the slots in their order. A slot that cannot be drawn is left out and logged; the page stays. */
export async function resolveSlots(
  stored: readonly AnySlot[],
  context: RequestContext,
  services: Services,
): Promise<Slot[]> {
  const facts = contentFacts(context, services);
  const slots = await Promise.all(
    stored.map(async ({ id, snippetCode, context: raw }) => {
      if (!isSnippetCode(snippetCode)) {
        services.log.warn({ slot: id, snippetCode }, 'Unknown snippet left out');
        return [];
      }
      try {
        return (
          (await fill(await readSlot(id, snippetCode, fillTexts(raw ?? {}, facts)), context, services)) ?? []
        );
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        services.log.warn({ slot: id, snippetCode, problem: error.message }, 'Faulty snippet left out');
        return [];
      }
    }),
  );
  return slots.flat();
}
