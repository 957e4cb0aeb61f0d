import { internalSegments } from '@/lib/routes/page-addresses';
import { notFoundOutcome } from './outcomes';
import type { Step } from './types';

/** Internal addresses do not exist for visitors; otherwise every page would have two. */
export const internalPathsStep: Step = (visit) =>
  internalSegments.some((segment) => segment === visit.segments[0]) ? notFoundOutcome(visit) : null;
