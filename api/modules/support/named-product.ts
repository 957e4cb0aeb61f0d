import { inArray } from 'drizzle-orm';
import { apiTexts } from '../../../messages/api.ts';
import type { Localised } from '../../contract/catalogue.ts';
import { products } from '../../db/schema/catalogue.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { readCards } from '../product/cards.ts';
import { toTsQuery } from '../search/ts-query.ts';
import { wordsOf } from '../search/words.ts';

/** Words that are looked for: each is a search. */
const mostWords = 5;
/** What more products are called is no name of one. */
const mostNamed = 24;

/** A proper name is the same in every language: `Oslo`, and neither `bank` nor a size. */
function isName(word: string, titles: Localised): boolean {
  return /^\p{L}{3,}$/u.test(word) && Object.values(titles).every((title) => wordsOf(title).includes(word));
}

/** How many of the words a title has. */
function countIn(title: string, words: readonly string[]): number {
  const said = new Set(wordsOf(title));
  return words.filter((word) => said.has(word)).length;
}

/**
 * The product that a question calls by its name, as the number of a variant; null for none. Of those of one name it is the
 * one whose title has most of the question.
 *
 * @param words of the question that may be a name.
 */
export async function findNamed(
  services: Services,
  context: RequestContext,
  question: string,
  words: readonly string[],
): Promise<string | null> {
  const { db, catalogue } = services;
  const asked = wordsOf(question);
  const { search, support } = apiTexts[context.language];
  const topics = new Set(Object.values(support.topicWords).flatMap((topic) => topic.split(' ')));
  for (const word of words.filter((one) => !topics.has(one)).slice(0, mostWords)) {
    const query = toTsQuery([word], search, { onlyNamed: true });
    const { ids } = await catalogue.findMatches(context.language, query);
    if (ids.length === 0 || ids.length > mostNamed) continue;
    const found = await db
      .select({ id: products.id, title: products.title })
      .from(products)
      .where(inArray(products.id, [...ids]));
    const named = found.filter(({ title }) => isName(word, title)).map(({ id }) => id);
    const cards = named.length === 0 ? [] : await readCards(services, context, named);
    const best = cards.toSorted((a, b) => countIn(b.title, asked) - countIn(a.title, asked)).at(0);
    if (best) return best.vsin;
  }
  return null;
}
