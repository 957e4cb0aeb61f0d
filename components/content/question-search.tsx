'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useSettled } from '@/lib/browser/use-settled';
import { filterQuestions, keepTerm, termOf } from '@/lib/content/filter-questions';

const settleMs = 400;

/** Leaves the questions of the page that tell of what is typed, says how many, and keeps the words in the address. */
export function QuestionSearch() {
  const t = useTranslations('content.questions');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useState('');
  const [count, setCount] = useState<number | null>(null);
  const told = useSettled(count === null || term.trim() === '' ? '' : t('found', { count }), settleMs);

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const start = () => {
      const kept = termOf(window.location.hash);
      if (kept) field.value = kept;
      // Something may have been typed before this part was there.
      setTerm(field.value);
    };
    start();
    window.addEventListener('hashchange', start);
    return () => window.removeEventListener('hashchange', start);
  }, []);
  useEffect(() => setCount(filterQuestions(document, term)), [term]);
  useEffect(() => () => void filterQuestions(document, ''), []);

  return (
    <search className="page-width block lg:pb-4 noscript:hidden">
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {t('label')}
      </label>
      <span className="relative block reading-width">
        <Icon name="search" className="pointer-events-none absolute top-3.5 left-3.5 text-stone" />
        <input
          ref={input}
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          onChange={({ target }) => {
            setTerm(target.value);
            keepTerm(target.value.trim());
          }}
          placeholder={t('example')}
          className="control pl-11"
        />
      </span>
      <p role="status" className="mt-2 min-h-6 text-sm text-stone">
        {told}
      </p>
    </search>
  );
}
