import { apiTexts } from '../../../messages/api.ts';
import type { SearchLanguage } from '../../../messages/shape/search.ts';
import type { CategoryLeaf } from '../../contract/catalogue.ts';
import type { Suggestion } from '../../contract/listing.ts';
import type { Db } from '../../db/client.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { toStoredRanges } from '../listing/ranges.ts';
import { readCards } from '../product/cards.ts';
import { type CategoryDirectory, toCategoryLeaf } from '../product/category-directory.ts';
import { pickText } from '../product/localise.ts';
import { findArticle, pointsOfArticle } from '../search/article-number.ts';
import { askedFor } from '../search/asked-variant.ts';
import { haveMatches, type Matches } from '../search/matches.ts';
import { toTsQuery } from '../search/ts-query.ts';
import { type Understood, understand } from '../search/understand.ts';
import { correct, listCompletions, spell } from '../search/vocabulary.ts';
import {
  alternativesOf,
  basicForm,
  insteadOfUnsold,
  splitCompound,
  stemOf,
  wordsOf,
} from '../search/words.ts';

const maxTerms = 6;
const maxCategories = 4;
/** Offered before anything is typed. */
const maxDepartments = 6;
const maxProducts = 4;
/** Completions looked at to find those that go together with the words before. */
const maxCompletions = 12;
const maxWords = 8;

/** The first of what the site sells, within what was said of price and size; without matches of all that it sells. */
async function listFirst(
  { catalogue }: Services,
  { site }: RequestContext,
  matches: Matches | null,
  ranges: Understood['ranges'] = {},
) {
  const found = { ids: matches?.ids ?? null, scores: matches?.scores ?? null };
  const answer = await catalogue.listFacets({
    scope: { site: site.code, categories: null, ...found, onlyExpress: false, createdFrom: null },
    values: {},
    ranges: toStoredRanges(ranges),
    newFrom: null,
    sort: matches ? 'relevance' : 'popular',
    offset: 0,
    limit: maxProducts,
  });
  return answer.ids;
}

/** The best matches; of equally good ones the most popular. */
async function listBest(
  services: Services,
  context: RequestContext,
  matches: Matches,
  ranges?: Understood['ranges'],
) {
  return matches.ids.length === 0 ? [] : listFirst(services, context, matches, ranges);
}

/** Where to begin: the largest categories and what is bought most. */
async function suggestBeginning(services: Services, context: RequestContext): Promise<Suggestion> {
  const directory = await services.catalogue.categories(context.site.code);
  const products = await readCards(services, context, await listFirst(services, context, null));
  return { terms: [], categories: largestCategories(directory, context), products };
}

/** Categories whose name has all words, each itself, its beginning or a synonym. */
function matchCategories(
  directory: CategoryDirectory,
  words: readonly string[],
  { language }: RequestContext,
  rules: SearchLanguage,
): CategoryLeaf[] {
  const isNamed = (title: string) => {
    const named = wordsOf(title).flatMap((word) => [
      word,
      stemOf(word, rules),
      ...splitCompound(word, rules),
    ]);
    return words.every((word) =>
      alternativesOf(word, rules).some((alternative) =>
        alternative.every((one) =>
          named.some(
            (name) =>
              name === basicForm(one, rules) ||
              [one, stemOf(one, rules)].some((form) => name.startsWith(form)),
          ),
        ),
      ),
    );
  };
  return directory
    .filter((row) => row.count > 0 && isNamed(pickText(row.title, language)))
    .slice(0, maxCategories)
    .map((row) => toCategoryLeaf(row, language));
}

/** The words before stay as they are; the last one is completed to words of products that have all the others. */
async function completeTerm(
  db: Db,
  words: readonly string[],
  { language }: RequestContext,
  rules: SearchLanguage,
) {
  const before = words.slice(0, -1);
  const typed = words.at(-1) ?? '';
  const found = await listCompletions(db, language, typed, maxCompletions);
  const isForm = (word: string, of: string) =>
    word !== of && rules.endings.some((ending) => word === of + ending);
  // `ronde` says no more than `rond`, nor `grijsblauwe` than `grijsblauw`.
  const completions = found.filter((word) => ![typed, ...found].some((other) => isForm(word, other)));
  const phrases = completions.map((completion) => [...before, completion]);
  const have =
    before.length === 0
      ? phrases.map(() => true)
      : await haveMatches(
          db,
          language,
          phrases.map((phrase) => toTsQuery(phrase, rules, { onlyNamed: true })),
        );
  const wanted = phrases.filter((_, index) => have[index]).slice(0, maxTerms);
  if (wanted.length === 0) return [];
  const spelled = await spell(db, language, wanted.flat());
  const perPhrase = words.length;
  return wanted.map((_, index) => spelled.slice(index * perPhrase, (index + 1) * perPhrase).join(' '));
}

/**
 * What is called by the words comes first, so that `kast` is no `kastanje`; where that is little, the last one counts as
 * the beginning of others. Only when nothing begins so are they corrected.
 */
async function readWords(
  { db, catalogue }: Services,
  words: readonly string[],
  { language }: RequestContext,
  rules: SearchLanguage,
): Promise<{ words: readonly string[]; matches: Matches }> {
  const find = async (wanted: readonly string[]) => {
    const called = await catalogue.findMatches(language, toTsQuery(wanted, rules, { onlyNamed: true }));
    if (called.ids.length >= maxProducts) return called;
    return catalogue.findMatches(language, toTsQuery(wanted, rules, { onlyNamed: true, isLastPrefix: true }));
  };
  const matches = await find(words);
  if (matches.ids.length > 0) return { words, matches };
  const corrected: string[] = [];
  for (const word of words) corrected.push((await correct(db, language, word)) ?? word);
  return { words: corrected, matches: await find(corrected) };
}

/** The results show something else instead of what the shop does not sell, and say so; what leads there shows the same. */
function withoutUnsold(words: readonly string[], rules: SearchLanguage): string[] {
  return words
    .map((word, index) => insteadOfUnsold(word, words[index - 1], rules) ?? word)
    .filter((word) => word !== '');
}

/** Where most is to be found, a level below the departments. */
function largestCategories(directory: CategoryDirectory, { language }: RequestContext): CategoryLeaf[] {
  return directory
    .filter(({ depth, count }) => depth === 2 && count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, maxDepartments)
    .map((row) => toCategoryLeaf(row, language));
}

/** What the search box offers while somebody types: where to begin before that, and nothing for a term without words. */
export async function suggest(
  services: Services,
  context: RequestContext,
  term: string,
): Promise<Suggestion> {
  if (term === '') return suggestBeginning(services, context);
  const { db } = services;
  const article = await findArticle(db, term);
  if (article) {
    const ids = await listBest(services, context, article.matches);
    const products = await readCards(services, context, ids, { points: pointsOfArticle(article.vsin) });
    return { terms: [], categories: [], products };
  }
  const rules = apiTexts[context.language].search;
  const { words: asked, ranges } = understand(term, rules);
  const typed = withoutUnsold(asked, rules).slice(0, maxWords);
  if (typed.length === 0) return { terms: [], categories: [], products: [] };
  const { words, matches, terms } = await services.searchSemaphore(async () => {
    const read = await readWords(services, typed, context, rules);
    return { ...read, terms: await completeTerm(db, read.words, context, rules) };
  });
  const directory = await services.catalogue.categories(context.site.code);
  return {
    terms,
    categories: matchCategories(directory, words, context, rules),
    products: await readCards(services, context, await listBest(services, context, matches, ranges), {
      points: askedFor(services, context, words),
    }),
  };
}
