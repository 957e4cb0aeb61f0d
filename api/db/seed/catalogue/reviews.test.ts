import { languages } from '../../../../messages/languages.ts';
import type { Language } from '../../../contract/sites.ts';
import { factSeeds } from './facts/facts-of.ts';
import { productSeeds } from './products.ts';
import { reviewRows } from './reviews.ts';
import * as rows from './rows.ts';

const now = new Date('2026-11-16T09:00:00Z');
const reviews = reviewRows(now);
type Row = (typeof reviews)[number];
type Words = Readonly<Record<Language, RegExp>>;

const products = new Map(productSeeds.map((product) => [product.id, product]));
const codeOf = ({ productId }: Row) => products.get(productId)?.code ?? 'stool-tri';
const inLanguage = (language: Language) => reviews.filter((review) => review.language === language);
const textOf = ({ title, text }: Row) => `${title}. ${text}`;
const sentencesOf = ({ text }: Row) => text.split(/(?<=[.!?…])\s+/).map((sentence) => sentence.toLowerCase());
const repeatedIn = (list: readonly string[]) => list.filter((one, index) => list.indexOf(one) !== index);

/** What is said of some products with words that none of them may be spoken of with. */
function saidWrongly(isOf: (review: Row) => boolean, words: Words): string[] {
  return reviews
    .filter((review) => isOf(review) && words[review.language].test(textOf(review)))
    .map((review) => `${review.language} ${codeOf(review)}: ${textOf(review)}`);
}

const monthsOrYears: Words = {
  nl: /maand|\b(een|twee|half|halve) jaar\b/i,
  fr: /\b(mois|année|printemps|(un|deux) ans?)\b/i,
  de: /Monat|Jahr/i,
  en: /\b(months?|years?)\b/i,
  cs: /měsíc|(?<!\p{L})(rok|roce|letech)(?!\p{L})/iu,
  tr: /(?<!\p{L})(ay|aylar|yıl|mevsim)(?!\p{L})/iu,
};

const wholeYears: Words = {
  nl: /\b(een|twee) jaar\b/i,
  fr: /\b(un|deux) ans?\b/i,
  de: /\b(einem|zwei) Jahre?n?\b/i,
  en: /\b(a|one|two) years?\b/i,
  cs: /(?<!\p{L})(po roce|dvou letech)(?!\p{L})/iu,
  tr: /\b(bir|iki) yıl/i,
};

const cloth: Words = {
  nl: /\bstof\b/i,
  fr: /\btissu\b/i,
  de: /\bStoff/,
  en: /\bfabric\b/i,
  cs: /\blátk/i,
  tr: /kumaş/i,
};

/** Putting it together oneself. */
const assembling: Words = {
  nl: /in elkaar (ge)?zet|schroef|bouten|sleutel/i,
  fr: /\b(vis|visser|boulons?|mont(er|é|ée) en)\b/i,
  de: /Aufbau|aufgebaut|Schraube|angeschraubt|zusammengebaut/i,
  en: /\b(bolts?|screws?|assembl|allen key|instructions)/i,
  cs: /šroub|sestav|smontov/i,
  tr: /vida|cıvata|kurdum|kurduk/i,
};

/** Something to sit or lie upon. */
const sitting: Words = {
  nl: /zitting|armleuning|rugleuning/i,
  fr: /\b(assise|accoudoirs?|dossier)\b/i,
  de: /Sitzfläche|Armlehne|Rückenlehne|sitzt sich/i,
  en: /\b(seat|armrests?|backrest)\b/i,
  cs: /sedák|područk|opěradl/i,
  tr: /oturak|oturağı|kolçak|minder/i,
};

const nothingToSitOn = new Set(['lamp', 'rug', 'mirror', 'plant', 'vase', 'basket']);

describe('example reviews', () => {
  it('say that they are examples, and of nothing that it was bought', () => {
    expect(reviews.filter(({ isExample, isVerified }) => !isExample || isVerified)).toEqual([]);
  });

  it.each(languages)(
    'repeat no sentence and no title in %s, be it of one product or of several',
    (language) => {
      const own = inLanguage(language);
      expect(repeatedIn(own.flatMap(sentencesOf))).toEqual([]);
      expect(repeatedIn(own.map(({ title }) => title.toLowerCase()))).toEqual([]);
      expect(repeatedIn(own.map((review) => `${review.productId} ${review.author}`))).toEqual([]);
    },
  );

  it.each(languages)('speak of most products in %s, and not always kindly', (language) => {
    const own = inLanguage(language);
    expect(new Set(own.map(({ productId }) => productId)).size).toBeGreaterThanOrEqual(60);
    expect(own.map(({ rating }) => rating)).toEqual(expect.arrayContaining([3, 4, 5]));
  });

  it('tell of no sample by post, which nobody can order', () => {
    const dutch = inLanguage('nl');
    expect(dutch.filter(({ text }) => /staal(tje)?\b.*(opge|aange|thuis)|staaltje/i.test(text))).toEqual([]);
  });

  it('tell of no time that the product has not been sold', () => {
    const isYounger = (days: number) => (review: Row) =>
      productSeeds.some(({ id, ageDays }) => id === review.productId && ageDays < days);
    expect(reviews.filter(isYounger(90)).length).toBeGreaterThan(50);
    expect(saidWrongly(isYounger(90), monthsOrYears)).toEqual([]);
    expect(saidWrongly(isYounger(365), wholeYears)).toEqual([]);
  });

  it('tell of no cloth where all covers are of leather', () => {
    const isLeather = ({ productId }: Row) =>
      products.get(productId)?.colours?.every((colour) => colour.startsWith('leather')) === true;
    expect(reviews.filter(isLeather).length).toBeGreaterThan(10);
    expect(saidWrongly(isLeather, cloth)).toEqual([]);
  });

  it('tell of no assembling where there is none', () => {
    const comesWhole = (review: Row) =>
      ['assembly-ready', 'assembly-unroll'].includes(factSeeds[codeOf(review)].assembly);
    expect(reviews.filter(comesWhole).length).toBeGreaterThan(100);
    expect(saidWrongly(comesWhole, assembling)).toEqual([]);
  });

  it('speak of no lamp, rug or plant as of something to sit on', () => {
    expect(saidWrongly((review) => nothingToSitOn.has(factSeeds[codeOf(review)].kind), sitting)).toEqual([]);
  });

  it('were written after the product came and before today', () => {
    const created = new Map(rows.productRows(now).map((product) => [product.id, product.createdOn]));
    const today = now.toISOString().slice(0, 10);
    for (const { productId, writtenOn } of reviews) {
      expect(writtenOn >= (created.get(productId) ?? today)).toBe(true);
      expect(writtenOn < today).toBe(true);
    }
  });

  it('are the same each time', () => expect(reviewRows(now)).toEqual(reviews));
});
