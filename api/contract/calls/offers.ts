import { call } from '../call.ts';
import type { OfferCard } from '../template.ts';

export const listOfferCards = call('GET', 'offercard').query<{ where?: string }>().answers<OfferCard>();
