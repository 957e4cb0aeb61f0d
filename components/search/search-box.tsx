'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, type SyntheticEvent, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { withRetry } from '@/lib/browser/with-retry';

const SearchSuggestions = lazy(() => withRetry(() => import('./search-suggestions')));

type Props = { id: string; action: string };

/** A plain GET form; suggestions are fetched once it has the focus. */
export function SearchBox({ id, action }: Props) {
  const t = useTranslations('layout.search');
  const input = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useState('');
  // Undefined until the field is used. The code of the suggestions may come after Escape.
  const [isWanted, setWanted] = useState<boolean>();
  const look = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    setWanted(true);
    setTerm(currentTarget.value);
  };
  return (
    <search data-combobox className="relative block">
      <form action={action} className="relative" autoComplete="off">
        <label htmlFor={id} className="sr-only">
          {t('label')}
        </label>
        {/* biome-ignore lint/a11y/useSemanticElements: an input of type search may not become a combobox (HTML-ARIA) */}
        <input
          ref={input}
          id={id}
          type="text"
          role="searchbox"
          inputMode="search"
          enterKeyHint="search"
          name="term"
          required
          // Not blanks alone.
          pattern=".*\S.*"
          maxLength={100}
          placeholder={t('placeholder')}
          // The page of the results may have put its words there.
          onFocus={look}
          onKeyDown={({ key }) => key === 'Escape' && setWanted(false)}
          onChange={look}
          className="search-field"
        />
        <button type="submit" aria-label={t('submit')} className="search-submit">
          <Icon name="search" />
        </button>
      </form>
      {isWanted !== undefined && (
        <Suspense>
          <SearchSuggestions input={input} term={term} startsOpen={isWanted} />
        </Suspense>
      )}
    </search>
  );
}
