import type { backInStockInputSchema, backInStockResultSchema } from '../back-in-stock.ts';
import { call } from '../call.ts';

export const askBackInStock = call('POST', 'product/:vsin/back-in-stock')
  .takes<typeof backInStockInputSchema>()
  .answersOne<typeof backInStockResultSchema>();
