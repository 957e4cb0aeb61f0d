'use client';

import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { createHandoff } from '@/components/ui/handoff';
import { usePendingNavigation } from '@/components/ui/pending-navigation';
import { queryFromForm } from '@/lib/listing/form-query';
import type { ListingSource } from '@/lib/listing/models';
import { withQueryText } from '@/lib/listing/query-text';

export const filterFormId = 'listing-filters';

type Typed = {
  action: string;
  /** Where the last choice leads. */
  target: string;
  /** By the ids of the fields. */
  texts: Map<string, string>;
  finished: ReadonlySet<string>;
};
/** What has been typed and is not applied yet. */
const typedBefore = createHandoff<Typed>();

type Props = {
  /** Address of the listing without filters. */
  action: string;
  /** Address of what is shown now. */
  current: string;
  type: ListingSource['type'];
  children: ReactNode;
  className?: string;
};

function fieldsOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.elements ?? [])].filter((field) => field instanceof HTMLInputElement);
}

function isUnfinished({ id, value, defaultValue }: HTMLInputElement, typed: Set<string>): boolean {
  return typed.has(id) && value !== defaultValue;
}

function isTyped({ type, value, defaultValue }: HTMLInputElement): boolean {
  return type === 'text' && value !== defaultValue;
}

/** Whether a box or an order is another one than the server has drawn. */
function hasChoice(form: HTMLFormElement | null): boolean {
  const order = form?.elements.namedItem('sort');
  return (
    fieldsOf(form).some(
      ({ type, checked, defaultChecked }) => type === 'checkbox' && checked !== defaultChecked,
    ) ||
    (order instanceof HTMLSelectElement && order.selectedOptions[0]?.defaultSelected === false)
  );
}

/** The fields say what is applied, also where it was typed otherwise, but not those that somebody types in. */
function showApplied(form: HTMLFormElement | null, typed: Set<string>): void {
  for (const field of fieldsOf(form)) {
    if (field.type === 'checkbox') field.checked = field.defaultChecked;
    else if (!isUnfinished(field, typed)) field.value = field.defaultValue;
    if (field !== document.activeElement) typed.delete(field.id);
  }
}

/**
 * Without JavaScript a plain GET form with a button. With it, every choice applies at once; numbers apply when
 * they are finished (leaving the field, Enter).
 */
export function FilterForm({ action, current, type, children, className }: Props) {
  const { navigate } = usePendingNavigation();
  const form = useRef<HTMLFormElement>(null);
  /** Where the last choice leads; differs from `current` while that page is on its way. */
  const target = useRef(current);

  /** Ids of the fields that the shopper has typed in since the page came. */
  const typed = useRef(new Set<string>());
  /** Those of them whose number is finished: what came of it is shown once that has come. */
  const finished = useRef(new Set<string>());
  /** What was shown before. */
  const shown = useRef(current);

  const isAlive = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: of the address that is shown when the page comes
  useLayoutEffect(() => {
    const before = typedBefore.take();
    if (before?.action === action)
      for (const field of fieldsOf(form.current)) {
        const text = before.texts.get(field.id);
        const isApplied = before.target === current && before.finished.has(field.id);
        if (text === undefined || isApplied) continue;
        field.value = text;
        typed.current.add(field.id);
      }
    const element = form.current;
    const [goal, done] = [target, finished.current];
    return () => {
      const fields = fieldsOf(element).filter((field) => isUnfinished(field, typed.current));
      const texts = new Map(fields.map(({ id, value }) => [id, value]));
      typedBefore.leave({ action, target: goal.current, texts, finished: new Set(done) });
    };
  }, [action]);

  // A chip or Back may have changed the query: the fields must say what is applied, not what was chosen before; but
  // not under the hands of somebody who types on while a choice loads.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is applied has changed, nothing else matters
  useEffect(() => {
    const isOnTheWay = target.current !== shown.current && target.current !== current;
    target.current = current;
    shown.current = current;
    const isFirst = !isAlive.current;
    isAlive.current = true;
    // Before this code had come: what is typed is finished later, what is chosen counts at once.
    if (isFirst) for (const { id } of fieldsOf(form.current).filter(isTyped)) typed.current.add(id);
    if (isFirst && hasChoice(form.current)) return apply();
    if (!isOnTheWay) forgetFinished();
    showApplied(form.current, typed.current);
  }, [current]);

  function forgetFinished() {
    for (const id of finished.current) typed.current.delete(id);
    finished.current.clear();
  }

  /** Applies what has been typed into the fields; where that changes nothing, they say so at once. */
  function finish(fields: readonly HTMLInputElement[]) {
    for (const { id, type } of fields) if (type === 'text') finished.current.add(id);
    apply();
    if (target.current !== current) return;
    forgetFinished();
    for (const field of fields) if (field.type === 'text') field.value = field.defaultValue;
  }

  function apply() {
    if (!form.current) return;
    const href = withQueryText(action, queryFromForm(new FormData(form.current), type));
    if (href === target.current) return;
    target.current = href;
    navigate(href);
  }

  function onChange({ target: input }: ChangeEvent<HTMLFormElement>) {
    if (!(input instanceof HTMLInputElement)) return;
    if (input.type === 'checkbox') apply();
    else {
      typed.current.add(input.id);
      finished.current.delete(input.id);
    }
  }

  function onBlur({ target: input }: FocusEvent<HTMLFormElement>) {
    if (input instanceof HTMLInputElement && input.value !== input.defaultValue) finish([input]);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    finish(fieldsOf(form.current));
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
