'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { createHandoff } from '@/components/ui/handoff';

type DrawerState = { listing: string; isOpen: boolean; scrollTop: number; groups: Map<string, boolean> };

/** The plain listing and the filtered one are two routes: the first choice exchanges the whole page. */
const handoff = createHandoff<DrawerState>();

function isInUse(group: HTMLDetailsElement): boolean {
  return [...group.querySelectorAll('input')].some((field) =>
    field.type === 'checkbox' ? field.defaultChecked : field.defaultValue !== '',
  );
}

/** What was open stays open, what was closed opens for a choice in it only. Notes what is open then. */
function keepGroups(drawer: HTMLElement, groups: Map<string, boolean>) {
  for (const group of drawer.querySelectorAll<HTMLDetailsElement>('details[id]')) {
    const wasOpen = groups.get(group.id);
    if (wasOpen !== undefined) group.open = wasOpen || (group.open && isInUse(group));
    groups.set(group.id, group.open);
  }
}

function scrollerOf(drawer: HTMLElement): Element | null {
  return drawer.querySelector('[data-drawer-scroll]');
}

/** Keeps a drawer open and where it was, and its groups as the shopper has left them, while listings come and go. */
export function useDrawerState(drawer: RefObject<HTMLElement | null>, listing: string) {
  const groups = useRef(new Map<string, boolean>());

  useLayoutEffect(() => {
    const element = drawer.current;
    if (!element) return;
    const before = handoff.take();
    if (before?.listing === listing) {
      groups.current = before.groups;
      keepGroups(element, groups.current);
      if (before.isOpen && !element.matches(':popover-open')) element.showPopover?.();
      scrollerOf(element)?.scrollTo({ top: before.scrollTop, behavior: 'instant' });
    }
    const onToggle = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && target.id) groups.current.set(target.id, target.open);
    };
    // An event that does not bubble.
    element.addEventListener('toggle', onToggle, true);
    return () => {
      element.removeEventListener('toggle', onToggle, true);
      handoff.leave({
        listing,
        isOpen: element.matches(':popover-open'),
        scrollTop: scrollerOf(element)?.scrollTop ?? 0,
        groups: groups.current,
      });
    };
  }, [drawer, listing]);

  // The server opens the groups that are in use; of one that no longer is it would close what is being worked in.
  useLayoutEffect(() => {
    if (drawer.current) keepGroups(drawer.current, groups.current);
  });
}
