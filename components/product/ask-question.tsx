'use client';

import { lazy } from 'react';
import { withRetry } from '@/lib/browser/with-retry';
import { FormOnRequest } from './form-on-request';

const QuestionForm = lazy(() => withRetry(() => import('./question-form')));

/** Asks the shop about the product. */
export function AskQuestion({ vsin, title }: { vsin: string; title: string }) {
  return <FormOnRequest Form={QuestionForm} vsin={vsin} title={title} />;
}
