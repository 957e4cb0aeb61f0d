import type { Currency } from '@/api/contract/sites';

/** `amount` is a whole number of minor units (cents). */
export type Money = { amount: number; currency: Currency };
