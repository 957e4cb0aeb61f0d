import { apiTexts } from '../../../messages/api.ts';
import { type SupportTopic, supportTopics } from '../../../messages/shape/support.ts';
import type { Product } from '../../contract/catalogue.ts';
import { markedSlug } from '../../contract/page-paths.ts';
import { dayText } from '../../messages/day-text.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Candidate } from './find-answers.ts';

type Facts = { product: Product; context: RequestContext };

/** Where fewer are left, the number is said. */
const fewPieces = 10;

/** Dutch in Belgium writes numbers as there; a second language of a site as at home. */
function localeOf({ site, language }: RequestContext): string {
  return language === site.language ? site.locale : language;
}

function measureLines({ product: { dimensions, packages }, context }: Facts): string[] {
  const { support, listing } = apiTexts[context.language];
  const number = new Intl.NumberFormat(localeOf(context), { maximumFractionDigits: 1 });
  const cm = (value: number) => `${number.format(value)} cm`;
  const { widthCm, depthCm, heightCm, seatHeightCm, weightKg } = dimensions;
  return [
    `${listing.facets.width}: ${cm(widthCm)}`,
    `${listing.facets.depth}: ${cm(depthCm)}`,
    `${listing.facets.height}: ${cm(heightCm)}`,
    ...(seatHeightCm === null ? [] : [`${support.seatHeight}: ${cm(seatHeightCm)}`]),
    `${support.weight}: ${number.format(weightKg)} kg`,
    ...packages.map(({ widthCm: width, depthCm: depth, heightCm: height, weightKg: weight }, index) => {
      const sides = [width, depth, height].map((side) => number.format(side)).join(' × ');
      return `${support.parcel(index + 1)}: ${sides} cm, ${number.format(weight)} kg`;
    }),
  ];
}

function notAvailable({ product: { restockDate }, context }: Facts): string {
  const { support } = apiTexts[context.language];
  return restockDate ? support.expected(dayText(context, restockDate)) : support.notAvailable;
}

function deliveryLines({ product, context }: Facts): string[] {
  const { support } = apiTexts[context.language];
  if (!product.delivery) return [notAvailable({ product, context })];
  const { deliveryDate, bufferedDeliveryDate, productionDays } = product.delivery;
  const days = new Intl.DateTimeFormat(localeOf(context), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const period = days.formatRange(new Date(deliveryDate), new Date(bufferedDeliveryDate));
  return [support.delivered(period), ...(productionDays > 0 ? [support.madeToOrder(productionDays)] : [])];
}

function stockLines({ product, context }: Facts): string[] {
  const { support } = apiTexts[context.language];
  const { isAvailable, onHand } = product;
  if (!isAvailable) return [notAvailable({ product, context })];
  if (onHand === null || onHand === 0) return [support.orderable];
  return [onHand < fewPieces ? support.lastPieces(onHand) : support.inStock];
}

const lines: Readonly<Record<SupportTopic, (facts: Facts) => readonly string[]>> = {
  measures: measureLines,
  delivery: deliveryLines,
  stock: (facts) => [...stockLines(facts), ...(facts.product.isAvailable ? deliveryLines(facts) : [])],
  material: ({ product }) => product.materials,
  care: ({ product }) => product.care,
  colours: ({ product }) =>
    product.options.map(({ title, values }) => `${title}: ${values.map((value) => value.title).join(', ')}`),
  warranty: ({ product, context }) => [apiTexts[context.language].support.warranty(product.warrantyYears)],
  showrooms: ({ product, context }) => {
    const { support } = apiTexts[context.language];
    const names = product.showrooms.map(({ name }) => name).join(', ');
    return [names === '' ? support.inNoShowroom : support.inShowrooms(names)];
  },
};

/** What can be asked about the product at hand. Its answers say nothing that its page does not say. */
export function productFacts(product: Product, context: RequestContext): Candidate[] {
  const { topicTitles, topicWords } = apiTexts[context.language].support;
  const link = { path: `/${markedSlug({ type: 'product', ...product })}`, title: product.title };
  return supportTopics.flatMap((topic) => {
    const said = lines[topic]({ product, context });
    if (said.length === 0) return [];
    const answer = { title: `${product.title}: ${topicTitles[topic]}`, lines: [...said], link };
    return { answer, asked: topicWords[topic].split(' '), said: [], isTopic: true };
  });
}
