import { dutch } from '../money-styles.ts';
import type { SiteMoney } from '../site-types.ts';

export const money: SiteMoney = { 'nl-NL': dutch };
