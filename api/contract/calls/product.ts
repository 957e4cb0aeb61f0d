import { call } from '../call.ts';
import type { CategoryNode, Product, ProductCard } from '../catalogue.ts';
import type { GoesWithCard } from '../goes-with-card.ts';
import type { ProductVariant } from '../product-variants.ts';

export const readProduct = call('GET', 'product/:vsin').answersOne<Product>();
export const listProductCards = call('GET', 'product-cards')
  .query<{ vsins: string }>()
  .answers<ProductCard>();
export const listGoesWith = call('GET', 'goes-with').query<{ vsins: string }>().answers<GoesWithCard>();
export const listProductVariants = call('GET', 'product-variants/:vsin').answers<ProductVariant>();
export const listCategories = call('GET', 'categories').answers<CategoryNode>();
