import { getTranslations } from 'next-intl/server';
import { sayFacts, saySizes } from '@/components/product/fact-tables';
import { sayDeliveryCost } from '@/components/product/say-delivery-cost';
import { alignRows, type ComparedRow, type Said } from '@/lib/compare/align-rows';
import type { ComparePage } from '@/lib/compare/loader';
import { nameValue } from '@/lib/i18n/name-value';
import type { ProductModel } from '@/lib/product/models';
import type { FactGroup } from '@/lib/product/to-facts';
import { sayRating } from '@/lib/product-card/say-rating';

export type ComparedGroup = { title: string; rows: ComparedRow[] };

type Say = (model: ProductModel) => Promise<Said[]> | Said[];

type Compared = Pick<ComparePage, 'models' | 'site' | 'returnDays'>;

async function sayOffer({ site, returnDays }: Compared): Promise<Say> {
  const [t, product, card] = await Promise.all([
    getTranslations('comparePage'),
    getTranslations('product'),
    getTranslations('productCard'),
  ]);
  const { locale } = site;
  const delivery = ({ availability: { isAvailable, texts }, deliveryCost }: ProductModel) => [
    isAvailable
      ? texts.delivery
      : texts.restock
        ? card('delivery.expected', { date: texts.restock })
        : card('delivery.soldOut'),
    sayDeliveryCost(deliveryCost, product),
  ];
  return (model) => {
    const { availability, rating, isMadeToMeasure, warrantyYears } = model;
    const { price, previousPrice } = availability.texts;
    return [
      {
        name: product('purchase.price'),
        values: [
          price,
          ...(previousPrice ? [nameValue(locale, product('purchase.priceBefore'), previousPrice)] : []),
        ],
      },
      { name: t('delivery'), values: delivery(model) },
      {
        name: t('rating'),
        values: [rating ? sayRating(rating, site, card).label : t('noRating')],
      },
      ...model.options.map(({ title, selectedTitle, choices }) => ({
        name: title,
        values: [selectedTitle, ...(choices.length > 1 ? [t('choices', { count: choices.length })] : [])],
      })),
      {
        name: t('guarantee'),
        values: [product('highlights.warranty', { years: warrantyYears })],
      },
      ...(returnDays === null
        ? []
        : [
            {
              name: t('returns'),
              values: [isMadeToMeasure ? product('madeToMeasure') : t('returnable', { days: returnDays })],
            },
          ]),
    ];
  };
}

async function sayMaterial(): Promise<Say> {
  const t = await getTranslations('product');
  return async ({ materials, facts }) => [
    ...(materials.length > 0 ? [{ name: t('materialsTitle'), values: materials }] : []),
    ...(await sayFacts(facts.material)),
  ];
}

async function sayBuild(): Promise<Say> {
  const t = await getTranslations('comparePage');
  return async ({ packages, facts }) => [
    ...(await sayFacts(facts.build)),
    ...(packages.length > 0 ? [{ name: t('packages'), values: packages }] : []),
  ];
}

const sayGroup =
  (group: FactGroup): Say =>
  ({ facts }) =>
    sayFacts(facts[group]);

/** What they are, side by side, in the groups of a product's page; those of which none says anything are left out. */
export async function sayComparison(page: Compared): Promise<ComparedGroup[]> {
  const { models } = page;
  const [t, product] = await Promise.all([getTranslations('comparePage'), getTranslations('product')]);
  const groups: readonly { title: string; say: Say }[] = [
    { title: t('offer'), say: await sayOffer(page) },
    { title: product('sections.dimensions'), say: saySizes },
    { title: product('facts.groups.use'), say: sayGroup('use') },
    { title: product('facts.groups.light'), say: sayGroup('light') },
    { title: product('materialsTitle'), say: await sayMaterial() },
    { title: product('facts.groups.build'), say: await sayBuild() },
  ];
  const aligned = await Promise.all(
    groups.map(async ({ title, say }) => ({ title, rows: alignRows(await Promise.all(models.map(say))) })),
  );
  return aligned.filter(({ rows }) => rows.length > 0);
}
