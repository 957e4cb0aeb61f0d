import { apiTexts } from '../../../messages/api.ts';
import type { SupportTopic } from '../../../messages/shape/support.ts';
import { siteCommerce } from '../../../sites/commerce.ts';
import type { Product } from '../../contract/catalogue.ts';
import { isBulky } from '../../contract/is-bulky.ts';
import { isFlat } from '../../contract/is-flat.ts';
import { isRound } from '../../contract/is-round.ts';
import { placementExtra } from '../../contract/placement-extra.ts';
import { dayText } from '../../messages/day-text.ts';
import { createMoneyText, localeOf } from '../../messages/money-text.ts';
import type { RequestContext } from '../../request-context.ts';

/** @param returnDays as the site's pages promise them. */
export type Facts = { product: Product; context: RequestContext; returnDays: number };

/** Where fewer are left, the number is said. */
const fewPieces = 10;

const textsOf = ({ context }: Facts) => apiTexts[context.language].support;

function numberText({ context }: Facts): (value: number) => string {
  const number = new Intl.NumberFormat(localeOf(context), { maximumFractionDigits: 1 });
  return (value) => number.format(value);
}

/** The sentence of a fact; none where the product does not have it. */
function sayWord(facts: Facts, word: string | undefined): string[] {
  const said: Readonly<Record<string, string>> = textsOf(facts).facts;
  const sentence = word === undefined ? undefined : said[word];
  return sentence === undefined ? [] : [sentence];
}

/** Of what has no cover, `care` tells. */
function coverLines(facts: Facts): string[] {
  const { cover, cleaning } = facts.product.facts;
  return cover === undefined ? [] : [...sayWord(facts, cleaning), ...sayWord(facts, cover)];
}

/** Whether its page reckons with the doors at home. */
export function hasFitTool({ packages }: Product): boolean {
  return packages.some(({ widthCm, depthCm, heightCm }) =>
    isBulky({ width: widthCm, depth: depthCm, height: heightCm }),
  );
}

function fitLines(facts: Facts): string[] {
  const { product } = facts;
  const texts = textsOf(facts);
  const number = numberText(facts);
  if (product.packages.length === 0) return [];
  const sizes = product.packages.map(({ widthCm, depthCm, heightCm, weightKg }, index) => {
    const sides = [widthCm, depthCm, heightCm].map(number).join(' × ');
    return `${texts.parcel(index + 1)}: ${sides} cm, ${number(weightKg)} kg`;
  });
  return [texts.packed(sizes.length), sizes.join('\n'), ...(hasFitTool(product) ? [texts.fitCheck] : [])];
}

function seatLines(facts: Facts): string[] {
  const { dimensions, facts: known } = facts.product;
  const texts = textsOf(facts);
  const number = numberText(facts);
  const { seatHeightCm } = dimensions;
  const { seatDepthCm, firmness } = known;
  const soft = firmness === undefined ? undefined : texts.firmness[Math.round(firmness) - 1];
  return [
    ...(seatHeightCm === null ? [] : [texts.seatIsHigh(`${number(seatHeightCm)} cm`)]),
    ...(seatDepthCm === undefined ? [] : [texts.seatIsDeep(`${number(seatDepthCm)} cm`)]),
    ...(soft === undefined || firmness === undefined ? [] : [texts.seatFirmness(soft, firmness)]),
  ];
}

function measureLines(facts: Facts): string[] {
  const { support, listing } = apiTexts[facts.context.language];
  const number = numberText(facts);
  const { widthCm, depthCm, heightCm, seatHeightCm, weightKg } = facts.product.dimensions;
  const { facets } = listing;
  const [width, depth, height] = isFlat({ height: heightCm })
    ? support.flatMeasures
    : [facets.width, facets.depth, facets.height];
  const { outline } = facts.product;
  const hasDiameter = isRound({ outline, width: widthCm, depth: depthCm });
  const cm = (name: string, value: number) => `${name}: ${number(value)} cm`;
  return [
    ...(hasDiameter ? [cm(support.diameter, widthCm)] : [cm(width, widthCm), cm(depth, depthCm)]),
    cm(height, heightCm),
    ...(seatHeightCm === null ? [] : [cm(support.seatHeight, seatHeightCm)]),
    `${support.weight}: ${number(weightKg)} kg`,
  ];
}

function notAvailable(facts: Facts): string {
  const { restockDate } = facts.product;
  const { expected, notAvailable: never } = textsOf(facts);
  return restockDate ? expected(dayText(facts.context, restockDate)) : never;
}

function deliveryLines(facts: Facts): string[] {
  const { product, context } = facts;
  const texts = textsOf(facts);
  if (!product.delivery) return [notAvailable(facts)];
  const { deliveryDate, bufferedDeliveryDate, productionDays } = product.delivery;
  const days = new Intl.DateTimeFormat(localeOf(context), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const period = days.formatRange(new Date(deliveryDate), new Date(bufferedDeliveryDate));
  return [texts.delivered(period), ...(productionDays > 0 ? [texts.madeToOrder(productionDays)] : [])];
}

function stockLines(facts: Facts): string[] {
  const texts = textsOf(facts);
  const { isAvailable, onHand } = facts.product;
  if (!isAvailable) return [notAvailable(facts)];
  if (onHand === null || onHand === 0) return [texts.orderable];
  return [onHand < fewPieces ? texts.lastPieces(onHand) : texts.inStock];
}

function priceLines(facts: Facts): string[] {
  const { product, context } = facts;
  const texts = textsOf(facts);
  const money = createMoneyText(context);
  const { home, freeFrom } = product.deliveryCost;
  const delivery =
    home.amount === 0 ? texts.deliveredFree : texts.deliveredFor(money(home.amount), money(freeFrom.amount));
  return [texts.price(money(product.unitPrice.amount)), delivery];
}

function sampleLines(facts: Facts): string[] {
  const { samples, noSamples } = textsOf(facts);
  const names = facts.product.samples.map(({ title }) => title);
  if (names.length === 0) return [noSamples];
  const { site, language } = facts.context;
  return [
    samples(names.join(', ')),
    `${apiTexts[language].samplesByPost(...siteCommerce[site.code].letterDays)}.`,
  ];
}

/** What it costs to the room is told as the page does: on top of delivery. */
function floorLines(facts: Facts): string[] {
  const { deliveryCost } = facts.product;
  const extra = createMoneyText(facts.context)(placementExtra(deliveryCost));
  return [textsOf(facts).floor(deliveryCost.isParcel ? null : extra)];
}

/** What a business may send back its policy says. */
function returnLines(facts: Facts): string[] {
  const { noReturns, returns } = textsOf(facts);
  if (facts.product.isMadeToMeasure) return [noReturns];
  if (siteCommerce[facts.context.site.code].sellsTo === 'businesses') return [];
  return [returns(facts.returnDays, facts.product.deliveryCost.isParcel)];
}

function showroomLines(facts: Facts): string[] {
  const { inNoShowroom, inShowrooms } = textsOf(facts);
  const names = facts.product.showrooms.map(({ name }) => name).join(', ');
  return [names === '' ? inNoShowroom : inShowrooms(names)];
}

function colourLines(facts: Facts): string[] {
  const { options } = facts.product;
  const lines = options.map(({ title, values }) => `${title}: ${values.map((one) => one.title).join(', ')}`);
  return lines.length === 0 ? [] : [textsOf(facts).choices, ...lines];
}

function assemblyLines(facts: Facts): string[] {
  const { assembly, assemblyMinutes } = facts.product.facts;
  const said = sayWord(facts, assembly);
  return said.length > 0 && assemblyMinutes !== undefined
    ? [...said, textsOf(facts).assemblyTime(assemblyMinutes)]
    : said;
}

/** What is said of each topic; nothing where the product has nothing of it. */
export const productLines: Readonly<Record<SupportTopic, (facts: Facts) => readonly string[]>> = {
  cover: coverLines,
  care: (facts) => [
    ...(facts.product.facts.cover === undefined ? sayWord(facts, facts.product.facts.cleaning) : []),
    ...facts.product.care,
  ],
  fit: fitLines,
  floor: floorLines,
  seat: seatLines,
  measures: measureLines,
  delivery: deliveryLines,
  stock: (facts) => [...stockLines(facts), ...(facts.product.isAvailable ? deliveryLines(facts) : [])],
  price: priceLines,
  material: ({ product }) => product.materials,
  colours: colourLines,
  samples: sampleLines,
  assembly: assemblyLines,
  warranty: (facts) => [textsOf(facts).warranty(facts.product.warrantyYears)],
  returns: returnLines,
  showrooms: showroomLines,
};
