'use client';

import { useEffect, useRef } from 'react';
import { filterFormId } from './filter-form';

type Props = {
  label: string;
  options: { code: string; title: string }[];
  selected: string;
};

/** Belongs to the filter form, so that order and filters are sent together. */
export function SortSelect({ label, options, selected }: Props) {
  const select = useRef<HTMLSelectElement>(null);

  useEffect(() => {
    if (select.current) select.current.value = selected;
  }, [selected]);

  return (
    <label className="flex items-center gap-2 text-sm">
      <span className="whitespace-nowrap text-stone max-sm:sr-only">{label}</span>
      <select
        ref={select}
        id="listing-sort"
        name="sort"
        form={filterFormId}
        defaultValue={selected}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        className="h-11 rounded-control border border-sand bg-white px-3 text-ink"
      >
        {options.map(({ code, title }) => (
          <option key={code} value={code}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
