import { catalogueTexts } from '../../../../languages/catalogue.ts';
import type { ReviewTexts, ReviewTopic, Sentences } from '../../../../languages/shape/reviews.ts';
import type { Language } from '../../../contract/sites.ts';
import { isoDate } from './dates.ts';
import { entriesOf } from './entries-of.ts';
import { type NumberedProduct, productSeeds } from './products.ts';
import { type Random, randomFor } from './random.ts';

type Rating = 2 | 3 | 4 | 5;

const initials: Sentences = ['B', 'D', 'H', 'J', 'K', 'M', 'R', 'S', 'V', 'W'];

/** So many of the best sold products have been reviewed. */
const reviewedProducts = 46;

const topicsByCategory: readonly (readonly [prefix: string, topic: ReviewTopic])[] = [
  ['C11', 'sofa'],
  ['C12', 'armchair'],
  ['C15', 'bench'],
  ['C1', 'coffee'],
  ['C21', 'bed'],
  ['C22', 'cabinet'],
  ['C23', 'bench'],
  ['C31', 'table'],
  ['C32', 'chair'],
  ['C33', 'bench'],
  ['C41', 'desk'],
  ['C42', 'shelf'],
  ['C53', 'shelf'],
  ['C55', 'small'],
  ['C5', 'storage'],
  ['C63', 'pendant'],
  ['C6', 'lamp'],
  ['C7', 'rug'],
  ['C81', 'mirror'],
  ['C82', 'plant'],
  ['C83', 'small'],
];

function topicOf({ category, materialCodes }: NumberedProduct): ReviewTopic {
  const topic = topicsByCategory.find(([prefix]) => category.startsWith(prefix))?.[1] ?? 'small';
  const isStone = materialCodes.includes('travertine') || materialCodes[0] === 'marble';
  return (topic === 'table' || topic === 'coffee') && isStone ? 'stone' : topic;
}

/** Leaves out what cannot be said of it: a new product has no history, leather is no cloth. */
function fitting(list: readonly string[], { ageDays, materialCodes }: NumberedProduct, texts: ReviewTexts) {
  const isNew = ageDays < 90;
  const isLeather = materialCodes[0] === 'leather';
  return list.filter(
    (sentence) =>
      !(isNew && texts.tellsOfTime.test(sentence)) && !(isLeather && texts.tellsOfCloth.test(sentence)),
  );
}

/** A pile that is shuffled, drawn from the top and begun anew when it is empty. */
function pile(list: readonly string[], random: Random): () => string {
  let rest: string[] = [];
  return () => {
    if (rest.length === 0) rest = [...list].sort((a, b) => (a < b ? -1 : 1));
    const [drawn] = rest.splice(random.between(0, rest.length - 1), 1);
    return drawn ?? '';
  };
}

function ratingFrom(random: Random): Rating {
  const share = random.next() * 100;
  if (share < 54) return 5;
  if (share < 84) return 4;
  return share < 95 ? 3 : 2;
}

function reviewsOf(product: NumberedProduct, language: Language, texts: ReviewTexts, now: Date) {
  const random = randomFor(`reviews ${product.code} ${language}`);
  const topic = topicOf(product);
  const praise = pile(fitting(texts.praise[topic], product, texts), random);
  const remark = pile(fitting(texts.remarks[topic], product, texts), random);
  const delivered = pile(texts.deliveryPraise, random);
  const trouble = pile(texts.deliveryTrouble, random);
  const title = pile(texts.titles[5], random);
  const sentences: Readonly<Record<Rating, () => string[]>> = {
    5: () => [
      praise(),
      ...(random.chance(55) ? [praise()] : []),
      ...(random.chance(40) ? [delivered()] : []),
      ...(random.chance(30) ? [random.pick(texts.closings)] : []),
    ],
    4: () => [praise(), remark(), ...(random.chance(35) ? [delivered()] : [])],
    3: () => [praise(), remark(), ...(random.chance(50) ? [trouble()] : [])],
    2: () => [remark(), trouble()],
  };
  const latest = Math.min(product.ageDays - 1, 540);
  const count = product.popularity > 850 ? random.between(7, 12) : random.between(3, 9);
  return Array.from({ length: count }, () => {
    const rating = ratingFrom(random);
    return {
      productId: product.id,
      language,
      author: `${random.pick(texts.firstNames)} ${random.pick(texts.initials ?? initials)}.`,
      rating,
      title: rating === 5 ? title() : random.pick(texts.titles[rating]),
      text: sentences[rating]().join(' '),
      writtenOn: isoDate(now, random.between(1, latest)),
      isVerified: random.chance(86),
    };
  });
}

/** Reviews of the best sold products, dated between their entry into the range and yesterday. */
export function reviewRows(now: Date) {
  const reviewed = [...productSeeds].sort((a, b) => b.popularity - a.popularity).slice(0, reviewedProducts);
  return entriesOf(catalogueTexts).flatMap(([language, { reviews }]) =>
    reviews ? reviewed.flatMap((product) => reviewsOf(product, language, reviews, now)) : [],
  );
}
