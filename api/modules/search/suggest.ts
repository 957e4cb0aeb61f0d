import type { Link } from '../../contract/catalogue.ts';
import type { Suggestion } from '../../contract/listing.ts';
import type { Db } from '../../db/client.ts';
import type { CardContext } from '../product/cards.ts';
import { readCards } from '../product/cards.ts';
import { type CategoryDirectory, categoryDirectory, toLink } from '../product/category-directory.ts';
import { pickText } from '../product/localise.ts';
import { findMatches, haveMatches, type Matches } from './matches.ts';
import { type SearchLanguage, searchLanguages } from './search-language.ts';
import { listSold } from './sold.ts';
import { allWordsQuery } from './ts-query.ts';
import { correct, listCompletions } from './vocabulary.ts';
import { alternativesOf, splitCompound, wordsOf } from './words.ts';

const maxTerms = 6;
const maxCategories = 4;
const maxProducts = 4;
/** Completions looked at to find those that go together with the words before. */
const maxCompletions = 12;
/** Best matches looked at to find those sold on the site. */
const candidates = 24;
const maxWords = 8;

function bestIds({ ids, scores }: Matches): number[] {
  return Array.from(ids, (id, index) => ({ id, score: scores[index] ?? 0 }))
    .sort((a, b) => b.score - a.score || a.id - b.id)
    .slice(0, candidates)
    .map(({ id }) => id);
}

function matchCategories(
  directory: CategoryDirectory,
  words: readonly string[],
  { language }: CardContext,
  rules: SearchLanguage,
): Link[] {
  const isNamed = (title: string) => {
    const named = wordsOf(title).flatMap((word) => [word, ...splitCompound(word, rules)]);
    return words.every((word) =>
      alternativesOf(word, rules).some((alternative) =>
        alternative.every((one) => named.some((name) => name.startsWith(one))),
      ),
    );
  };
  return directory
    .filter((row) => row.count > 0 && isNamed(pickText(row.title, language)))
    .slice(0, maxCategories)
    .map((row) => toLink(row, 'category', language));
}

/** The words before stay as they are; the last one is completed to words of products that have all the others. */
async function completeTerm(
  db: Db,
  words: readonly string[],
  { language }: CardContext,
  rules: SearchLanguage,
) {
  const before = words.slice(0, -1);
  const completions = await listCompletions(db, language, words.at(-1) ?? '', maxCompletions);
  const phrases = completions.map((completion) => [...before, completion]);
  if (before.length === 0) return phrases.slice(0, maxTerms).map((phrase) => phrase.join(' '));
  const have = await haveMatches(
    db,
    language,
    phrases.map((phrase) => allWordsQuery(phrase, rules)),
  );
  return phrases
    .filter((_, index) => have[index])
    .slice(0, maxTerms)
    .map((phrase) => phrase.join(' '));
}

/** Unfinished words count as beginnings first; only when nothing begins so are they corrected. */
async function readWords(db: Db, words: readonly string[], { language }: CardContext, rules: SearchLanguage) {
  const matches = await findMatches(db, language, allWordsQuery(words, rules, true));
  if (matches.ids.length > 0) return { words, matches };
  const corrected: string[] = [];
  for (const word of words) corrected.push((await correct(db, language, word)) ?? word);
  return {
    words: corrected,
    matches: await findMatches(db, language, allWordsQuery(corrected, rules, true)),
  };
}

/** What the search box offers while somebody types; everything empty for a term without words. */
export async function suggest(db: Db, context: CardContext, term: string): Promise<Suggestion> {
  const rules = searchLanguages[context.language];
  const typed = wordsOf(term).slice(0, maxWords);
  if (typed.length === 0) return { terms: [], categories: [], products: [] };
  const { words, matches } = await readWords(db, typed, context, rules);
  const sold = await listSold(db, context.site.code, bestIds(matches));
  return {
    terms: await completeTerm(db, words, context, rules),
    categories: matchCategories(await categoryDirectory(db, context.site.code), words, context, rules),
    products: await readCards(db, context, sold.slice(0, maxProducts)),
  };
}
