import { call } from '../call.ts';
import type { Showroom } from '../catalogue.ts';

export const listShowrooms = call('GET', 'showrooms').answers<Showroom>();
