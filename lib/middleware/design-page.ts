import { env } from '@/lib/env/env';
import { notFoundOutcome } from './outcomes';
import type { Step } from './types';

/** The page of all primitives exists for those who build the shop only. */
export const designPageStep: Step = (visit) => {
  if (visit.path !== '/design') return null;
  return env().designPage ? { kind: 'pass' } : notFoundOutcome(visit);
};
