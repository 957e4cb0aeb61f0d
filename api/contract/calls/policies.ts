import { call } from '../call.ts';
import type { Policy } from '../policies.ts';

export const listPolicies = call('GET', 'policies').answers<Policy>();
