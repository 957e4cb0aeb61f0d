/** Changes a basket that this process remembers by one statement, which writes only where all that is remembered holds. */
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { preparedStatement } from '../../db/prepared.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Owner } from '../../http/owner.ts';
import {
  type OpenBasket,
  parseOpenBasket,
  selectOpen,
  updateOf,
  valuesOf,
  type Writing,
  type Written,
  writingOf,
} from './open-basket.ts';
import type { Remembered } from './remembered.ts';
import type { StoredBasket } from './repo.ts';
import { selectRows } from './rows.ts';

const change = preparedStatement<
  | ('ownerId' | 'site' | 'vsins' | 'text' | 'prints')
  | ('id' | 'revision' | 'fields' | 'removed' | 'saved' | 'now')
>('change-remembered-basket', (value) => {
  const [ownerId, site] = [value('ownerId'), value('site')];
  const rows = selectRows({ basketId: sql`(SELECT id FROM seen)`, site, vsins: value('vsins') });
  return sql`
    WITH seen AS MATERIALIZED (${selectOpen({ ownerId, site })}),
      found AS MATERIALIZED (${rows}),
      held AS MATERIALIZED (
        SELECT (SELECT row_to_json(seen)::text FROM seen) = ${value('text')}::text
          AND (SELECT coalesce(string_agg(print, ',' ORDER BY "variantId"), '') FROM found) = ${value('prints')}::text AS holds),
      ${writingOf(value, sql`${updateOf(value)} AND (SELECT holds FROM held)`)}
    SELECT (SELECT row_to_json(written)::text FROM written) AS written,
      CASE WHEN (SELECT holds FROM held) THEN NULL ELSE json_build_object(
        'text', (SELECT row_to_json(seen)::text FROM seen),
        'rows', coalesce((SELECT json_agg(found ORDER BY found.position) FROM found), '[]'),
        'ownAddressIds', '[]'::json)::text END AS state`;
});

/** Where nothing was written: what there is now, read in passing; null where somebody changed it at this very moment. */
type Answered = { written: Written } | { written: null; read: OpenBasket | null };

/**
 * @param remembered what `writing` was worked out from, all products that it names among its lines
 * @param vsins of those products
 */
export async function changeRemembered(
  db: Queryable,
  owner: Owner,
  { remembered, vsins }: { remembered: Remembered; vsins: readonly string[] },
  writing: Omit<Writing, 'before'> & { before: StoredBasket },
): Promise<Answered> {
  const { text, lines } = remembered;
  const { id, revision } = writing.before;
  const prints = lines
    .toSorted((a, b) => a.variantId - b.variantId)
    .map(({ print }) => print)
    .join(',');
  const values = { ...owner, vsins: JSON.stringify(vsins), text, prints, id, revision, ...valuesOf(writing) };
  const [found] = rowsOf<{ written: string | null; state: string | null }>(await db.execute(change(values)));
  if (found?.written) return { written: { stored: JSON.parse(found.written), text: found.written } };
  return { written: null, read: found?.state ? parseOpenBasket(found.state) : null };
}
