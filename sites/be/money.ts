import { dutch, french } from '../money-styles.ts';
import type { SiteMoney } from '../site-types.ts';

export const money: SiteMoney = { 'nl-BE': dutch, 'fr-BE': french };
