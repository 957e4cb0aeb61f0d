/** The lines of baskets with what the catalogue says of them, read in one statement that is planned once. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Localised } from '../../contract/catalogue.ts';
import type { SiteCode } from '../../contract/sites.ts';
import type { Queryable } from '../../db/client.ts';
import { preparedStatement } from '../../db/prepared.ts';
import { rowsOf } from '../../db/rows.ts';
import type { categories, products, setupProducts, variants } from '../../db/schema/catalogue.ts';
import type { prices } from '../../db/schema/prices.ts';
import type { basketItems } from '../../db/schema/sales.ts';
import { noId } from '../../db/uuid.ts';
import { inventoryPolicyOn } from '../delivery/sale-beyond-stock.ts';
import { factJoins } from './promotions/facts.ts';

type Columns<T> = { [column in keyof T]: T[column] | null };
type Item = typeof basketItems.$inferSelect;
type Variant = typeof variants.$inferSelect;
type Product = typeof products.$inferSelect;
type Category = typeof categories.$inferSelect;
type SetupProduct = typeof setupProducts.$inferSelect;

/** Catalogue columns are null where the variant or its price is gone, basket columns where there is no line. */
export type CatalogueRow = { variantId: number } & Columns<
  Pick<Item, 'position' | 'quantity' | 'components' | 'withSetup'> & {
    seenMinor: Item['seenAmount'];
    unitMinor: (typeof prices.$inferSelect)['amount'];
  } & Pick<Variant, 'vsin' | 'productId' | 'title' | 'alias' | 'options' | 'packages'> &
    Pick<
      Variant,
      'onHand' | 'inventoryPolicy' | 'restockOn' | 'deliveryDays' | 'productionDays' | 'isMadeToMeasure'
    > & {
      categoryVsin: Category['vsin'];
      categoryTitle: Category['title'];
      brand: Product['brand'];
      productCode: Product['code'];
      guarantee: Product['guarantee'];
      installationVsin: SetupProduct['vsin'];
      installationTitle: SetupProduct['title'];
      installationCategory: SetupProduct['category'];
      installationMinor: number;
    }
> & {
    /** One picture is enough here; the whole list is long. */
    media: Variant['media'];
    categories: string[];
    tags: { vsin: string; alias: Localised }[];
    priceLog: { amountMinor: number; sinceMs: number }[];
    /** Differs where anything differs of what the catalogue says here: all but what the basket itself has. */
    print: string;
  };

type LineColumn = 'position' | 'quantity' | 'seenMinor' | 'withSetup';
export type StoredLine = CatalogueRow & { [column in LineColumn]: NonNullable<CatalogueRow[column]> };

export function isLine(row: CatalogueRow): row is StoredLine {
  return row.quantity !== null;
}

/** Variants to be read beside the lines of a basket. */
export type WantedVariants = { vsins?: readonly string[]; variantIds?: readonly number[] };

/** Where the values of `selectRows` stand in a statement: both lists as JSON, and only where they can be asked for. */
type RowsOf = { basketId: SQLWrapper; site: SQLWrapper; vsins?: SQLWrapper; variantIds?: SQLWrapper };

/**
 * Selects one row of what the catalogue has of the variant that `named` names, which may be gone. OFFSET 0 keeps it apart:
 * planned for one variant, it looks each row up by its key, however many are named.
 */
function selectGoods(columns: SQL, site: SQLWrapper): SQL {
  return sql`SELECT ${columns}
        FROM (SELECT) AS always
          LEFT JOIN variants AS v ON v.id = named.variant_id
          LEFT JOIN prices AS p ON p.variant_id = v.id AND p.site = ${site}
          LEFT JOIN products ON products.id = v.product_id
          LEFT JOIN categories AS c ON c.id = products.category_id
          LEFT JOIN setup_products AS s ON s.vsin = c.setup_vsin
          ${factJoins}
          CROSS JOIN LATERAL (
            SELECT coalesce(json_agg(json_build_object('amountMinor', amount,
                'sinceMs', floor(extract(epoch FROM since) * 1000))), '[]') AS entries,
              string_agg(xmin::text, ' ') AS versions
            FROM price_log WHERE variant_id = named.variant_id AND site = ${site}) AS log
        OFFSET 0`;
}

/** Names the version of each row of `selectGoods`: whoever writes one gives it another. Price and stock stand there themselves. */
const print =
  sql.raw(`concat(p.amount, '.', v.on_hand, '.', v.xmin, '.', p.xmin, '.', products.xmin, '.', c.xmin, '.', s.xmin, '.',
          above.versions, '.', tagged.versions, '.', log.versions) AS print`);

/** Selects each `CatalogueRow`: the lines of a basket, and the wanted variants that are not in it. */
function selectRows({ basketId, site, vsins, variantIds }: RowsOf): SQL {
  const byVsin = vsins
    ? sql`UNION SELECT id FROM variants WHERE vsin = ANY(ARRAY(SELECT jsonb_array_elements_text(${vsins}::jsonb)))`
    : sql.empty();
  const byId = variantIds
    ? sql`UNION SELECT id FROM variants
        WHERE id = ANY(ARRAY(SELECT jsonb_array_elements_text(${variantIds}::jsonb)::int))`
    : sql.empty();
  const columns = sql`p.amount AS "unitMinor", v.vsin, v.product_id AS "productId", v.title, v.alias, v.options, v.packages,
          jsonb_path_query_array(v.media, '$[0]') AS media, v.on_hand AS "onHand",
          ${inventoryPolicyOn(site, 'v')} AS "inventoryPolicy", v.restock_on AS "restockOn",
          v.delivery_days AS "deliveryDays", v.production_days AS "productionDays",
          v.is_made_to_measure AS "isMadeToMeasure", c.vsin AS "categoryVsin", c.title AS "categoryTitle",
          products.brand, products.code AS "productCode", products.guarantee,
          above.categories, tagged.tags, log.entries AS "priceLog",
          s.vsin AS "installationVsin", s.title AS "installationTitle", s.category AS "installationCategory",
          (s.prices->>${site}::text)::int AS "installationMinor", ${print}`;
  // How long the lists are is kept from the planner: a plan for any length is the one that it keeps.
  return sql`SELECT named.variant_id AS "variantId", goods.*, i.position, i.quantity, i.seen_amount AS "seenMinor", i.components,
        i.with_setup AS "withSetup"
      FROM (
          SELECT variant_id FROM basket_items WHERE basket_id = ${basketId} ${byVsin} ${byId}
        ) AS named
        CROSS JOIN LATERAL (${selectGoods(columns, site)}) AS goods
        LEFT JOIN basket_items AS i ON i.basket_id = ${basketId} AND i.variant_id = named.variant_id`;
}

/** The prints of the lines of a basket in one text, in the order of their variants. */
export function printsOfLines({ basketId, site }: Pick<RowsOf, 'basketId' | 'site'>): SQL {
  return sql`(SELECT coalesce(string_agg((${selectGoods(print, site)}), ',' ORDER BY named.variant_id), '')
      FROM basket_items AS named WHERE named.basket_id = ${basketId})`;
}

/**
 * A list of `CatalogueRow`, as JSON: the lines of a basket in the order they were added, and after them the wanted
 * variants that are not in it. Null for none.
 */
export function rowsJson(rows: RowsOf): SQL {
  return sql`(SELECT json_agg(r ORDER BY r.position) FROM (${selectRows(rows)}) AS r)`;
}

const basketRows = preparedStatement<'basketId' | 'site' | 'vsins' | 'variantIds'>('basket-rows', (value) => {
  const basketId = sql`${value('basketId')}::uuid`;
  const rows = { basketId, site: value('site'), vsins: value('vsins'), variantIds: value('variantIds') };
  return sql`SELECT ${rowsJson(rows)}::text AS rows`;
});

/** @param wanted see `rowsJson` */
export async function listRows(
  db: Queryable,
  basketId: string,
  site: SiteCode,
  { vsins = [], variantIds = [] }: WantedVariants = {},
): Promise<CatalogueRow[]> {
  const lists = { vsins: JSON.stringify(vsins), variantIds: JSON.stringify(variantIds) };
  const [read] = rowsOf<{ rows: string | null }>(await db.execute(basketRows({ basketId, site, ...lists })));
  return JSON.parse(read?.rows ?? '[]');
}

/** Lines in the order they were added. */
export async function listLines(db: Queryable, basketId: string, site: SiteCode): Promise<StoredLine[]> {
  return (await listRows(db, basketId, site)).filter(isLine);
}

/** Variants that are in no basket, such as gifts. */
export async function listVariants(db: Queryable, site: SiteCode, vsins: readonly string[]) {
  return vsins.length === 0 ? [] : listRows(db, noId, site, { vsins });
}
