import { call } from '../call.ts';
import type { Showroom } from '../showrooms.ts';

export const listShowrooms = call('GET', 'showrooms').answers<Showroom>();
