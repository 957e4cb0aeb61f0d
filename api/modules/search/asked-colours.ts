import { sql } from 'drizzle-orm';
import { apiTexts } from '../../../messages/api.ts';
import { type Language, siteCodes } from '../../contract/sites.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Services } from '../../services.ts';
import { pickText } from '../product/localise.ts';
import type { Matches } from './matches.ts';
import { alternativesOf } from './words.ts';

/** As much as all that words can tell: whatever else is called by the colour has not got it. */
const colourSteps = 20;

/** The bits of the colours that the words name, as `product_facet` has them. */
async function colourMask({ catalogue }: Services, language: Language, words: readonly string[]) {
  const rules = apiTexts[language].search;
  const colours = (await catalogue.facetValues()).colour.map(({ code, title }) => ({
    bit: 1n << BigInt(code),
    title: pickText(title, language),
  }));
  const asked = words.flatMap((word) => alternativesOf(word, rules).flat());
  const read = await catalogue.lexemes(language, [...asked, ...colours.map(({ title }) => title)]);
  const said = new Set(asked.flatMap((word) => [...(read.get(word) ?? [])]));
  let mask = 0n;
  for (const { bit, title } of colours) {
    const lexemes = [...(read.get(title) ?? [])];
    if (lexemes.length > 0 && lexemes.every((lexeme) => said.has(lexeme))) mask |= bit;
  }
  return mask;
}

/** Puts what comes in a colour that the words name before what has the word in its name only: for `wit` white before oak oiled white. */
export async function preferColours(
  services: Services,
  language: Language,
  words: readonly string[],
  { ids, scores }: Matches,
): Promise<Matches> {
  const mask = ids.length > 1 ? await colourMask(services, language, words) : 0n;
  if (mask === 0n) return { ids, scores };
  const rows = rowsOf<{ id: number }>(
    await services.db.execute(sql`
      SELECT DISTINCT id FROM product_facet
      WHERE site = ANY(${`{${siteCodes.join()}}`}::text[]) AND id = ANY(${`{${ids.join()}}`}::int[])
        AND colour_mask & ${mask.toString()}::bigint <> 0`),
  );
  const coloured = new Set(rows.map(({ id }) => id));
  return {
    ids,
    scores: scores.map((score, index) => score + (coloured.has(ids[index] ?? -1) ? colourSteps : 0)),
  };
}
