import { call } from '../call.ts';
import type { OfferCard } from '../offers.ts';

export const listOfferCards = call('GET', 'offercard').query<{ where?: string }>().answers<OfferCard>();
