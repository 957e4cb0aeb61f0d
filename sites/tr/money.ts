import { turkish } from '../money-styles.ts';
import type { SiteMoney } from '../site-types.ts';

export const money: SiteMoney = { 'tr-TR': turkish };
