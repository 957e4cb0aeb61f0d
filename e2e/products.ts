import type { Localised } from '../api/contract/catalogue';
import { categoryRows } from '../api/db/seed/catalogue/category-rows';
import { facetRows } from '../api/db/seed/catalogue/facets';
import { collectionRows, tagRows } from '../api/db/seed/catalogue/group-rows';
import { optionRows } from '../api/db/seed/catalogue/options';
import { productSeeds } from '../api/db/seed/catalogue/products';
import { priceRows, usedSizes, variantRows } from '../api/db/seed/catalogue/rows';
import { pickText } from '../api/modules/product/localise';
import { formatMoney } from '../lib/money/format';
import * as places from './places';
import { shop, site } from './site';
import { literal } from './text';

/** What the shop under test is filled with, in its language. */

const inLanguage = (texts: Localised) => pickText(texts, site.language);

function known<T>(thing: T | undefined, name: string): T {
  if (thing === undefined) throw new Error(`The seed has no ${name}.`);
  return thing;
}

/** A variant: `title` is its own, `name` the one it shares with the others of its product. */
export function product(vsin: string) {
  const { title, alias, productId, options } = known(
    variantRows.find((row) => row.vsin === vsin),
    vsin,
  );
  const { title: name } = known(
    productSeeds.find(({ id }) => id === productId),
    `product ${productId}`,
  );
  const { colour } = options;
  return {
    vsin,
    title: inLanguage(title),
    name: inLanguage(name),
    path: places.product({ vsin, alias: inLanguage(alias) }),
    colour: colour ? optionTitle('colour', colour) : '',
  };
}

function optionTitle(option: string, value: string): string {
  const row = optionRows(usedSizes).find((each) => each.option === option && each.value === value);
  return inLanguage(known(row, `${option} ${value}`).title);
}

export function category(vsin: string) {
  const { title, alias } = known(
    categoryRows.find((row) => row.vsin === vsin),
    vsin,
  );
  return { vsin, title: inLanguage(title), path: places.category({ vsin, alias: inLanguage(alias) }) };
}

export function collection(vsin: string) {
  const { title, alias } = known(
    collectionRows.find((row) => row.vsin === vsin),
    vsin,
  );
  return { title: inLanguage(title), path: places.collection({ vsin, alias: inLanguage(alias) }) };
}

/** A quality that products share. */
export function tag(vsin: string) {
  const { title, alias } = known(
    tagRows.find((row) => row.vsin === vsin),
    vsin,
  );
  return { title: inLanguage(title), path: places.tag({ vsin, alias: inLanguage(alias) }) };
}

/** How a listing calls a value of one of its filters. */
export function facetValue(facet: string, value: string): string {
  const row = facetRows.find((each) => each.facet === facet && each.value === value);
  return inLanguage(known(row, `${facet} ${value}`).title);
}

/** What so many percent of the price of a variant are, as the shop writes it. */
export function priceText(vsin: string, percent = 100): string {
  const [row] = variantRows.filter((each) => each.vsin === vsin);
  const { amount } = known(
    priceRows.find((each) => each.variantId === row?.id && each.site === shop.code),
    `price of ${vsin}`,
  );
  return formatMoney({ amount: (amount * percent) / 100, currency: site.currency }, site.locale);
}

/** Any price, as the shop writes prices. */
export const anyPrice = new RegExp(
  literal(formatMoney({ amount: 123, currency: site.currency }, site.locale))
    .replaceAll(/\s/g, String.raw`\s*`)
    .replace(/1.*3/, String.raw`\d[\d.,]*`),
);

export const sofa = product('V100101');
/** The same sofa with another cover. */
export const otherSofa = product('V100104');
export const cornerSofa = product('V100601');
export const chair = product('V100701');
/** It comes in one colour and several sizes. */
export const rug = product('V106001');
/** It can be hung for money. */
export const mirror = product('V106301');
/** The seed has one piece of this, and it is not made again. */
export const plant = product('V105901');
/** Two pieces. */
export const lamp = product('V105101');
/** None from the start. */
export const pendant = product('V105501');

export const living = category('C1');
export const sofas = category('C11');
/** Of three products. */
export const floorLamps = category('C61');
export const beige = facetValue('colour', 'beige');
export const modern = facetValue('style', 'modern');
