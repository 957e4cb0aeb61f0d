import { moneySchema } from './envelope.ts';

/**
 * What one piece alone costs anybody in the basket, where promotions that need no code take something off there; null
 * elsewhere. Never struck through for it: `unitPrice` need not be the lowest of the past 30 days.
 */
export const basketPriceSchema = moneySchema.nullable().default(null);
