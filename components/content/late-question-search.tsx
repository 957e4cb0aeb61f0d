'use client';

import { late } from '@/lib/browser/late-island';

/** The questions can be read without it. */
export const LateQuestionSearch = late(() =>
  import('./question-search').then(({ QuestionSearch }) => QuestionSearch),
);
