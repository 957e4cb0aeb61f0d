import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type ContentFacts, fillFacts } from '../../contract/content-facts.ts';
import { type OfferCard, offerPlacements } from '../../contract/offers.ts';
import type { Language, SiteCode } from '../../contract/sites.ts';
import type { Db } from '../../db/client.ts';
import { categories } from '../../db/schema/catalogue.ts';
import { offerCards } from '../../db/schema/content.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { pickText } from '../product/localise.ts';
import { contentFacts } from '../template/content-facts.ts';
import { meetsConditions, parseSegments, type Segments } from './segments.ts';

type OfferRow = typeof offerCards.$inferSelect;

function listActiveCards(db: Db, site: SiteCode): Promise<OfferRow[]> {
  return db
    .select()
    .from(offerCards)
    .where(and(eq(offerCards.site, site), eq(offerCards.isActive, true)))
    .orderBy(asc(offerCards.position), asc(offerCards.id));
}

/** A card for "wonen" also belongs on "banken": the categories above those given count as given. */
async function withAncestors(db: Db, segments: Segments): Promise<Segments> {
  if (!segments.category) return segments;
  const below = alias(categories, 'below');
  const rows = await db
    .selectDistinct({ vsin: categories.vsin })
    .from(categories)
    .innerJoin(below, sql`${below.lft} BETWEEN ${categories.lft} AND ${categories.rgt}`)
    .where(inArray(below.vsin, segments.category));
  return { ...segments, category: rows.map((row) => row.vsin) };
}

function toOfferCard(row: OfferRow, language: Language, facts: ContentFacts): OfferCard[] {
  const placement = offerPlacements.find((known) => known === row.placement);
  if (!placement) return [];
  const text = fillFacts(pickText(row.text, language), facts);
  return [{ id: row.id, placement, type: row.device, order: row.position, text, link: row.link }];
}

/**
 * Without `where` the cards of the header; with it every card whose conditions are met.
 * @throws ApiError `invalid-input` when `where` cannot be read.
 */
export async function listOfferCards(
  { site, language, query }: RequestContext & { query: URLSearchParams },
  { db, config }: Services,
): Promise<OfferCard[]> {
  const facts = contentFacts({ site, language }, { config });
  const where = query.get('where');
  const segments = where === null ? {} : await withAncestors(db, parseSegments(where));
  const rows = await listActiveCards(db, site.code);
  return rows
    .filter((row) => where !== null || row.placement === 'headerTop')
    .filter((row) => meetsConditions(row.conditions, segments))
    .flatMap((row) => toOfferCard(row, language, facts));
}
