import type { SupportTexts } from '../../../messages/shape/support.ts';
import type { SupportAnswer } from '../../contract/support.ts';
import { wordsOf } from '../search/words.ts';
import { likeness } from './similar-words.ts';

/** An answer, and the words by which it is found. */
export type Candidate = {
  answer: SupportAnswer;
  /** Those of the question count fully, those of the answer partly. */
  asked: readonly string[];
  said: readonly string[];
  /** Its words are all that may ask for it; nobody uses many of them. */
  isTopic: boolean;
};
/** How much each word of the candidates means one that was asked, from 0 to 1. */
type Meanings = ReadonlyMap<string, number>;

const mostWords = 30;
const mostAnswers = 3;
const saidShare = 0.6;
/** Of what the question says; below it nothing was understood. */
const leastScore = 0.45;
/** Further answers are nearly as good as the best. */
const nearlyAsGood = 0.65;
const sameMeaning = 0.85;
const meaningOfSynonym = 0.8;
/** A word that nothing is written about may be a name. */
const unknownShare = 0.7;
/** Of two answers to all that was asked, the one whose own question asks little else. */
const precisionShare = 0.15;
/** What is said of the very product comes before what is said of all. */
const generalShare = 0.9;

/** The words of a question that tell what is asked, without those of the product at hand. */
export function tellingWords(
  question: string,
  { emptyWords }: SupportTexts,
  known: ReadonlySet<string> = new Set(),
): string[] {
  const empty = new Set(emptyWords.split(' '));
  const words = [...new Set(wordsOf(question))].filter((word) => word.length > 1 && !known.has(word));
  return words.filter((word) => !empty.has(word)).slice(0, mostWords);
}

/** `How much is it?` has no word that tells, and asks what it costs. */
export function wordsAsked(question: string, texts: SupportTexts, known: ReadonlySet<string>): string[] {
  const words = tellingWords(question, texts, known);
  const isHowMuch = wordsOf(question).some((word) => texts.howMuch.split(' ').includes(word));
  return words.length === 0 && isHowMuch ? texts.topicWords.price.split(' ', 1) : words;
}

export function toCandidate(answer: SupportAnswer, texts: SupportTexts): Candidate {
  return {
    answer,
    asked: tellingWords(answer.title, texts),
    said: answer.lines.flatMap(wordsOf),
    isTopic: false,
  };
}

function meaningsOf(asked: string, vocabulary: ReadonlySet<string>, { synonyms }: SupportTexts): Meanings {
  const groups = synonyms.filter((group) => group.some((word) => likeness(asked, word) >= sameMeaning));
  // Words that mean the same begin alike: comparing all with all would keep the shop busy for a tenth of a second.
  const others = Map.groupBy(new Set(groups.flat()), (word) => word[0]);
  const meanings = new Map<string, number>();
  for (const word of vocabulary) {
    const isSynonym = (others.get(word[0]) ?? []).some(
      (other) => other !== asked && likeness(other, word) >= sameMeaning,
    );
    const best = Math.max(likeness(asked, word), isSynonym ? meaningOfSynonym : 0);
    if (best > 0) meanings.set(word, best);
  }
  return meanings;
}

function bestOf(meanings: Meanings, words: readonly string[]): number {
  return words.reduce((best, word) => Math.max(best, meanings.get(word) ?? 0), 0);
}

/** The share of an answer's own question that was asked for. */
function precisionOf({ asked, isTopic }: Candidate, all: readonly Meanings[]): number {
  if (isTopic || asked.length === 0) return 1;
  return asked.filter((word) => all.some((meanings) => meanings.has(word))).length / asked.length;
}

/** For each candidate the share of the question that it has to do with. */
function coverage(candidates: readonly Candidate[], all: readonly Meanings[]): number[] {
  const scores = candidates.map(() => 0);
  let most = 0;
  for (const meanings of all) {
    const fits = candidates.map(({ asked, said }) =>
      Math.max(bestOf(meanings, asked), saidShare * bestOf(meanings, said)),
    );
    const found = fits.filter((fit) => fit > 0).length;
    // What is said everywhere tells little.
    const weight = Math.log(1 + candidates.length / Math.max(found, 1));
    most += weight * (found === 0 ? unknownShare : 1);
    fits.forEach((fit, index) => {
      scores[index] = (scores[index] ?? 0) + weight * fit;
    });
  }
  return scores.map((score) => (most === 0 ? 0 : score / most));
}

/** The answers that fit the words best, the best first; none when nothing fits. */
export function findAnswers(
  words: readonly string[],
  candidates: readonly Candidate[],
  texts: SupportTexts,
): SupportAnswer[] {
  const vocabulary = new Set(candidates.flatMap(({ asked, said }) => [...asked, ...said]));
  const all = words.map((word) => meaningsOf(word, vocabulary, texts));
  const covered = coverage(candidates, all);
  const hasTopics = candidates.some(({ isTopic }) => isTopic);
  const ranked = candidates
    .map((candidate, index) => {
      const precision = precisionShare * precisionOf(candidate, all);
      const share = hasTopics && !candidate.isTopic ? generalShare : 1;
      return {
        answer: candidate.answer,
        score: share * (covered[index] ?? 0) * (1 - precisionShare + precision),
      };
    })
    .sort((a, b) => b.score - a.score);
  const least = Math.max(leastScore, nearlyAsGood * (ranked[0]?.score ?? 0));
  return ranked
    .filter(({ score }) => score >= least)
    .slice(0, mostAnswers)
    .map(({ answer }) => answer);
}
