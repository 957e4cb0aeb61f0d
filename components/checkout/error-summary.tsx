'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert';

export type FieldProblem = { id: string; label: string; text: string };

/** Everything that is wrong, in one list that takes the focus; each line leads to its field. */
export function ErrorSummary({ problems, attempt }: { problems: readonly FieldProblem[]; attempt: number }) {
  const t = useTranslations('checkout');
  const summary = useRef<HTMLDivElement>(null);
  const told = useRef(0);
  // The problems may be drawn after the attempt is counted; corrections afterwards must not take the focus again.
  useEffect(() => {
    if (attempt <= told.current || !summary.current) return;
    told.current = attempt;
    summary.current.focus();
  });
  if (problems.length === 0) return null;
  return (
    <Alert
      tone="error"
      ref={summary}
      tabIndex={-1}
      title={t('errorSummary', { count: problems.length })}
      className="mb-6"
    >
      <ul className="mt-1 text-sm">
        {problems.map(({ id, label, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="underline underline-offset-2"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {label}
            </a>
            : {text}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
