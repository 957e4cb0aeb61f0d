import { flemish, french } from '../money-styles.ts';
import type { SiteMoney } from '../site-types.ts';

export const money: SiteMoney = { 'nl-BE': flemish, 'fr-BE': french };
