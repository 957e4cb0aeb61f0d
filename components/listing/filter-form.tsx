'use client';

import { type ChangeEvent, type FocusEvent, type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { ListingType } from '@/api/contract/listing-query';
import { usePendingNavigation } from '@/components/ui/pending-navigation';
import { queryFromForm } from '@/lib/listing/query-changes';
import { withQueryText } from '@/lib/listing/query-text';

export const filterFormId = 'listing-filters';

type Props = {
  /** Address of the listing without filters. */
  action: string;
  /** Address of what is shown now. */
  current: string;
  type: ListingType;
  children: ReactNode;
  className?: string;
};

/**
 * Without JavaScript a plain GET form with a button. With it, every choice applies at once; numbers apply when
 * they are finished (leaving the field, Enter).
 */
export function FilterForm({ action, current, type, children, className }: Props) {
  const { navigate } = usePendingNavigation();
  const form = useRef<HTMLFormElement>(null);
  /** Where the last choice leads; differs from `current` while that page is on its way. */
  const target = useRef(current);

  // A chip or Back may have changed the query: the boxes must say what is applied, not what was clicked before.
  useEffect(() => {
    target.current = current;
    form.current?.reset();
  }, [current]);

  function apply() {
    if (!form.current) return;
    const href = withQueryText(action, queryFromForm(new FormData(form.current), type));
    if (href === target.current) return;
    target.current = href;
    navigate(href);
  }

  function onChange({ target: input }: ChangeEvent<HTMLFormElement>) {
    if (input instanceof HTMLInputElement && input.type === 'checkbox') apply();
  }

  function onBlur({ target: input }: FocusEvent<HTMLFormElement>) {
    if (input instanceof HTMLInputElement && input.value !== input.defaultValue) apply();
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    apply();
    const drawer = form.current?.closest('[popover]');
    if (drawer instanceof HTMLElement && drawer.matches(':popover-open')) drawer.hidePopover();
  }

  return (
    <form
      ref={form}
      id={filterFormId}
      method="get"
      action={action}
      noValidate
      autoComplete="off"
      className={className}
      onChange={onChange}
      onBlur={onBlur}
      onSubmit={onSubmit}
    >
      {children}
    </form>
  );
}
