import { isOwnPage } from '@/lib/routes/own-pages';
import type { Step } from './types';

export const ownPagesStep: Step = (visit) => (isOwnPage(visit.path) ? { kind: 'pass' } : null);
