import { isoDate } from './dates.ts';
import { type NumberedProduct, productSeeds } from './products.ts';
import { type Random, randomFor } from './random.ts';
import * as texts from './review-texts.ts';

type Rating = 2 | 3 | 4 | 5;

/** So many of the best sold products have been reviewed. */
const reviewedProducts = 46;

const topicsByCategory: readonly (readonly [prefix: string, topic: texts.ReviewTopic])[] = [
  ['C11', 'sofa'],
  ['C12', 'armchair'],
  ['C15', 'bench'],
  ['C1', 'table'],
  ['C21', 'bed'],
  ['C22', 'storage'],
  ['C23', 'bench'],
  ['C31', 'table'],
  ['C32', 'chair'],
  ['C33', 'bench'],
  ['C41', 'table'],
  ['C42', 'storage'],
  ['C55', 'small'],
  ['C5', 'storage'],
  ['C6', 'lamp'],
  ['C7', 'rug'],
  ['C81', 'mirror'],
  ['C82', 'plant'],
  ['C83', 'small'],
];

function topicOf({ category, materialCodes }: NumberedProduct): texts.ReviewTopic {
  const topic = topicsByCategory.find(([prefix]) => category.startsWith(prefix))?.[1] ?? 'small';
  const isStone = materialCodes.includes('travertine') || materialCodes[0] === 'marble';
  return topic === 'table' && isStone ? 'stone' : topic;
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

function reviewsOf(product: NumberedProduct, now: Date) {
  const random = randomFor(`reviews ${product.code}`);
  const topic = topicOf(product);
  const praise = pile(texts.praise[topic], random);
  const remark = pile(texts.remarks[topic], random);
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
  return Array.from({ length: random.between(3, 12) }, () => {
    const rating = ratingFrom(random);
    return {
      productId: product.id,
      language: 'nl',
      author: `${random.pick(texts.firstNames)} ${random.pick(['B', 'D', 'H', 'J', 'K', 'M', 'R', 'S', 'V', 'W'])}.`,
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
  return [...productSeeds]
    .sort((a, b) => b.popularity - a.popularity)
    .slice(0, reviewedProducts)
    .flatMap((product) => reviewsOf(product, now));
}
