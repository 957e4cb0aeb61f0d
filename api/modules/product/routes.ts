import { object, string } from 'yup';
import * as productCalls from '../../contract/calls/product.ts';
import * as showroomsCalls from '../../contract/calls/showrooms.ts';
import { categoryNodeSchema, productCardSchema, productSchema } from '../../contract/catalogue.ts';
import { goesWithCardSchema } from '../../contract/goes-with-card.ts';
import { productVariantSchema } from '../../contract/product-variants.ts';
import { showroomSchema } from '../../contract/showrooms.ts';
import { variantVsin } from '../../contract/vsin.ts';
import { ApiError } from '../../http/api-error.ts';
import { defineRoute } from '../../http/route.ts';
import { readVariantCards } from './cards.ts';
import { toCategoryTree } from './category-directory.ts';
import { readGoesWith } from './goes-with-several.ts';
import { pickList } from './localise.ts';
import { readProduct } from './product-page.ts';
import { listShowrooms } from './product-rows.ts';
import { readVariants } from './variants.ts';

/** 1 to 24 of them. */
const vsinList = /^V\d{1,9}(,V\d{1,9}){0,23}$/;
function requireVsin(vsin: string | undefined): string {
  if (!vsin || !variantVsin.test(vsin)) throw new ApiError('product-not-found');
  return vsin;
}

const product = defineRoute(
  productCalls.readProduct,
  {
    summary: 'One variant with all that its page shows',
    auth: 'none',
    response: productSchema,
    errors: ['product-not-found'],
  },
  async (call, services) => [await readProduct(services, call, requireVsin(call.params.vsin))],
);

const cards = defineRoute(
  productCalls.listProductCards,
  {
    summary:
      'Cards of up to 24 variants, named by their vsins with commas between, in this order; what the site does not ' +
      'sell is left out',
    auth: 'none',
    query: object({ vsins: string().matches(vsinList).required('required') }),
    response: productCardSchema,
  },
  async (call, services) => readVariantCards(services, call, (call.query.get('vsins') ?? '').split(',')),
);

const goesWith = defineRoute(
  productCalls.listGoesWith,
  {
    summary:
      'Up to 12 products that go with up to 24 variants together, as in a basket, each with the reason where one is known; ' +
      'none of them in another version, and nothing sold out',
    auth: 'none',
    query: object({ vsins: string().matches(vsinList).required('required') }),
    response: goesWithCardSchema,
  },
  async (call, services) => readGoesWith(services, call, (call.query.get('vsins') ?? '').split(',')),
);

const productVariants = defineRoute(
  productCalls.listProductVariants,
  {
    summary:
      'All versions that the product of a variant is sold in: what sets them apart, price and delivery',
    auth: 'none',
    response: productVariantSchema,
    errors: ['product-not-found'],
  },
  async (call, services) => readVariants(services, call, requireVsin(call.params.vsin)),
);

const categories = defineRoute(
  productCalls.listCategories,
  {
    summary: 'The category tree without empty categories',
    auth: 'none',
    response: categoryNodeSchema,
  },
  async ({ site, language }, { catalogue }) =>
    toCategoryTree(await catalogue.categories(site.code), language),
);

const showrooms = defineRoute(
  showroomsCalls.listShowrooms,
  {
    summary: 'The showrooms of the site',
    auth: 'none',
    response: showroomSchema,
  },
  async ({ site, language }, { db }) =>
    (await listShowrooms(db, site.code)).map((row) => ({
      id: row.id,
      name: row.name,
      city: row.city,
      mapsLink: row.mapsLink,
      addressLines: row.addressLines,
      openingHours: pickList(row.openingHours, language),
    })),
);

export const routes = [product, cards, goesWith, productVariants, categories, showrooms];
