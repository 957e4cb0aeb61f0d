import { sql } from 'drizzle-orm';
import { type ContentFacts, fillFacts } from '../../contract/content-facts.ts';
import { type OfferCard, offerPlacements } from '../../contract/offers.ts';
import type { Language, SiteCode } from '../../contract/sites.ts';
import type { Db } from '../../db/client.ts';
import { preparedStatement } from '../../db/prepared.ts';
import { rowsOf } from '../../db/rows.ts';
import type { offerCards } from '../../db/schema/content.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { type CategoryDirectory, pathTo } from '../product/category-directory.ts';
import { pickText } from '../product/localise.ts';
import { contentFacts } from '../template/content-facts.ts';
import { meetsConditions, parseSegments, type Segments } from './segments.ts';

type OfferRow = Omit<typeof offerCards.$inferSelect, 'site' | 'isActive'>;

const activeStatement = preparedStatement<'site'>(
  'offer-cards',
  (value) => sql`
    SELECT id, placement, device, position, text, link, conditions FROM offer_cards
    WHERE site = ${value('site')} AND is_active ORDER BY position, id`,
);

/** Every page asks for them. */
async function listActiveCards(db: Db, site: SiteCode): Promise<OfferRow[]> {
  return rowsOf<OfferRow>(await db.execute(activeStatement({ site })));
}

/** A card for "wonen" also belongs on "banken": the categories above those given count as given. */
function withAncestors(directory: CategoryDirectory, segments: Segments): Segments {
  const below = directory.filter(({ vsin }) => segments.category?.includes(vsin));
  const vsins = below.flatMap((category) => pathTo(directory, category).map(({ vsin }) => vsin));
  return { ...segments, category: [...new Set(vsins)] };
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
  { db, catalogue, config }: Services,
): Promise<OfferCard[]> {
  const facts = contentFacts({ site, language }, { config });
  const where = query.get('where');
  const asked = where === null ? {} : parseSegments(where);
  const segments = asked.category ? withAncestors(await catalogue.categories(site.code), asked) : asked;
  const rows = await listActiveCards(db, site.code);
  return rows
    .filter((row) => where !== null || row.placement === 'headerTop')
    .filter((row) => meetsConditions(row.conditions, segments))
    .flatMap((row) => toOfferCard(row, language, facts));
}
