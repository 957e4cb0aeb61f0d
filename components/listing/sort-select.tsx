'use client';

import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { filterFormId } from './filter-form';

type Props = {
  label: string;
  options: { code: string; title: string }[];
  selected: string;
};

/** Belongs to the filter form, so that order and filters are sent together. */
export function SortSelect({ label, options, selected }: Props) {
  const select = useRef<HTMLSelectElement>(null);

  // Each time a listing comes: it may have the order of before, and not the one chosen last.
  useEffect(() => {
    if (select.current) select.current.value = selected;
  });

  return (
    <label className="flex min-w-0 items-center gap-2 text-sm">
      <span className="whitespace-nowrap text-stone max-sm:sr-only">{label}</span>
      <span className="relative min-w-0">
        <select
          ref={select}
          id="listing-sort"
          name="sort"
          form={filterFormId}
          defaultValue={selected}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
          className="sort-select"
        >
          {options.map(({ code, title }) => (
            <option key={code} value={code}>
              {title}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          size={18}
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2"
        />
      </span>
    </label>
  );
}
