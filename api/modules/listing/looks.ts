import { type SQL, sql } from 'drizzle-orm';

/*
 * Colours and materials are those of variants: a sofa in green bouclé and in sand linen is none in green linen. A look is a
 * colour and the material that it comes in.
 */

/** Codes of values of the facets; `material` null where the colour says nothing of it. */
export type Look = { colour: number; material: number | null };

/** Bits of a code, which is stored plus one. */
const codeBits = 5n;
const lookBits = codeBits * 2n;
const largest = (1n << codeBits) - 1n;
/** As many as 60 bits hold. A product in more looks is found by each of its colours with each of its materials. */
const mostLooks = 6;

/** @param looks distinct @internal asked by tests, as the other way of `looksOf`: the database packs them itself */
export function packLooks(looks: readonly Look[]): bigint {
  return looks.reduceRight((packed, { colour, material }) => {
    const look = (BigInt(colour + 1) << codeBits) | BigInt(material === null ? 0 : material + 1);
    return (packed << lookBits) | look;
  }, 0n);
}

/** The looks in a packed number; none in 0. */
export function looksOf(packed: bigint): Look[] {
  const looks: Look[] = [];
  for (let rest = packed; rest > 0n; rest >>= lookBits) {
    const material = Number(rest & largest) - 1;
    looks.push({
      colour: Number((rest >> codeBits) & largest) - 1,
      material: material < 0 ? null : material,
    });
  }
  return looks;
}

/**
 * Packs the looks of the variants of product `p` that are sold on the site of price `pr`: each colour or wood of one with each
 * material that those say it has.
 */
export const packedLooks: SQL = sql`(SELECT CASE
    WHEN count(*) > ${mostLooks}::int OR bool_or(look.colour >= ${Number(largest)}::int OR look.material > ${Number(largest)}::int)
    THEN 0
    ELSE coalesce(bit_or(((look.colour + 1)::bigint << ${Number(codeBits)}::int | look.material)
      << (${Number(lookBits)}::int * (look.place - 1)::int)), 0) END
  FROM (SELECT colour, material, row_number() OVER (ORDER BY colour, material) AS place FROM (
    SELECT DISTINCT cf.code AS colour, coalesce(made.material, 0) AS material
    FROM variants o
    JOIN prices op ON op.variant_id = o.id AND op.site = pr.site
    CROSS JOIN LATERAL jsonb_each_text(o.options) AS choice(option, value)
    JOIN option_values ov ON ov.option = choice.option AND ov.value = choice.value
    JOIN facet_values cf ON cf.facet = 'colour' AND cf.value = ov.family
    LEFT JOIN LATERAL (
      SELECT mf.code + 1 AS material FROM jsonb_each_text(o.options) AS of(option, value)
      JOIN option_values mv ON mv.option = of.option AND mv.value = of.value
      JOIN facet_values mf ON mf.facet = 'material' AND mf.value = mv.material) AS made ON true
    WHERE o.product_id = p.id) AS distinct_looks) AS look)`;

/** Per row the position of what it looks like among the distinct ones: its colours, its materials, and which go together. */
export type LookColumn = { row: Int32Array; kinds: readonly LookKind[] };
type LookKind = { colours: readonly number[]; materials: readonly number[]; looks: readonly Look[] };
type Chosen = { colour: readonly number[] | undefined; material: readonly number[] | undefined };
/** What of a kind is left, and whether one of its variants is both. */
type LookChoice = { colours: readonly number[]; materials: readonly number[]; isMet: boolean };

const isIn = (chosen: readonly number[] | undefined, code: number | null) =>
  chosen === undefined || (code !== null && chosen.includes(code));

/** The colours that come in a chosen material, and the materials in which a chosen colour comes. */
export function chooseLooks(
  { colours, materials, looks }: LookKind,
  { colour, material }: Chosen,
): LookChoice {
  // What no colour decides: legs, frames, a top.
  const always = materials.filter((code) => looks.every((look) => look.material !== code));
  const isAlways = looks.length === 0 || always.some((code) => isIn(material, code));
  const inMaterial = looks.filter((look) => isAlways || isIn(material, look.material));
  const inColour = looks.filter((look) => isIn(colour, look.colour));
  return {
    colours: isAlways ? colours : colours.filter((code) => inMaterial.some((look) => look.colour === code)),
    materials:
      looks.length === 0
        ? materials
        : materials.filter(
            (code) => always.includes(code) || inColour.some((look) => look.material === code),
          ),
    isMet: looks.length === 0 || inMaterial.some((look) => isIn(colour, look.colour)),
  };
}
