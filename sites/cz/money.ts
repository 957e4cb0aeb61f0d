import { czech } from '../money-styles.ts';
import type { SiteMoney } from '../site-types.ts';

export const money: SiteMoney = { 'cs-CZ': czech };
