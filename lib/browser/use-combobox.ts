'use client';

import { type RefObject, useEffect, useState } from 'react';

/** Tells the text box which option is marked. */
function nameMarked(input: HTMLInputElement, list: HTMLElement | null) {
  const marked = list?.querySelector('[role="option"][aria-selected="true"]');
  if (marked) input.setAttribute('aria-activedescendant', marked.id);
  else input.removeAttribute('aria-activedescendant');
}

/**
 * Makes a text box that the server has drawn the text box of a list: arrows walk through its options (`role="option"`
 * links or buttons within `list`, both inside `[data-combobox]`), Enter follows the marked one, Escape and leaving close it.
 * @param startsOpen false when Escape was pressed before this was there. A text box that has been left by then stays closed too.
 */
export function useCombobox(
  input: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
  listId: string,
  { hasOptions, startsOpen = true }: { hasOptions: boolean; startsOpen?: boolean },
) {
  const [isOpen, setOpen] = useState(() => startsOpen && document.activeElement === input.current);
  const isShown = isOpen && hasOptions;

  useEffect(() => {
    const element = input.current;
    if (!element) return;
    element.setAttribute('role', 'combobox');
    element.setAttribute('aria-autocomplete', 'list');
    element.setAttribute('aria-expanded', String(isShown));
    if (isShown) element.setAttribute('aria-controls', listId);
    else element.removeAttribute('aria-controls');
  }, [input, isShown, listId]);

  // Other options may have come; the marked one may be gone, or have another id.
  useEffect(() => {
    if (input.current) nameMarked(input.current, list.current);
  });

  useEffect(() => {
    const element = input.current;
    const region = element?.closest<HTMLElement>('[data-combobox]');
    if (!element || !region) return;
    const options = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
    const marked = () => options().findIndex((option) => option.getAttribute('aria-selected') === 'true');
    const mark = (index: number) => {
      options().forEach((option, at) => {
        option.setAttribute('aria-selected', String(at === index));
      });
      nameMarked(element, list.current);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const count = options().length;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        setOpen(true);
        const step = event.key === 'ArrowDown' ? 1 : -1;
        // One place before the first option is the text box itself.
        mark(((marked() + 1 + step + count + 1) % (count + 1)) - 1);
      } else if (event.key === 'Enter' && marked() >= 0) {
        event.preventDefault();
        options()[marked()]?.click();
      } else if (event.key === 'Escape') setOpen(false);
    };
    const open = () => setOpen(true);
    // Enter searches for what is typed, whatever was marked before.
    const onInput = () => {
      mark(-1);
      open();
    };
    const onLeave = (event: FocusEvent) => {
      if (!(event.relatedTarget instanceof Node && region.contains(event.relatedTarget))) setOpen(false);
    };
    element.addEventListener('keydown', onKeyDown);
    element.addEventListener('input', onInput);
    element.addEventListener('focus', open);
    region.addEventListener('focusout', onLeave);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('input', onInput);
      element.removeEventListener('focus', open);
      region.removeEventListener('focusout', onLeave);
    };
  }, [input, list]);

  return { isShown, close: () => setOpen(false) };
}
