'use client';

import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { withRetry } from '@/lib/browser/with-retry';

const QuestionForm = lazy(() => withRetry(() => import('./question-form')));

type Props = { vsin: string; title: string };

/** Asks the shop about the product; the form comes in place of the button that asks for it. */
export function AskQuestion({ vsin, title }: Props) {
  const [isAsked, setAsked] = useState(false);
  const button = (
    <Button
      variant="secondary"
      isLoading={isAsked}
      onClick={() => setAsked(true)}
      className="noscript:hidden"
    >
      {title}
    </Button>
  );
  if (!isAsked) return button;
  return (
    <Suspense fallback={button}>
      <QuestionForm vsin={vsin} title={title} />
    </Suspense>
  );
}
