'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { isPlainClick } from '@/components/ui/is-plain-click';
import { dialogLevel, dialogsKey } from '@/lib/browser/dialog-entry';
import { besideThePage } from './use-panel-state';

/** To a part of the page that the panel covers: in the entry of the open panel, where it has one. */
function goToPart({ hash, href }: HTMLAnchorElement): void {
  const state: Record<string, unknown> = { ...window.history.state };
  delete state[dialogsKey];
  if (dialogLevel() > 0) window.history.replaceState(state, '', href);
  else window.history.pushState(state, '', href);
  const part = document.getElementById(hash.slice(1));
  // Once the panel has closed and given the focus back.
  requestAnimationFrame(() => part?.scrollIntoView());
}

/** Beside the page where there is room, so that both can be read; on small screens a sheet above it. */
export function usePanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const panel = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const element = panel.current;
    if (!element || element.open === isOpen) return;
    if (!isOpen) return element.close();
    if (!window.matchMedia(besideThePage).matches) return element.showModal();
    element.show();
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  }, [isOpen]);
  useEffect(() => {
    const element = panel.current;
    if (!isOpen || !element) return;
    const wide = window.matchMedia(besideThePage);
    const onWidth = () => close();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
    };
    // The Back of a phone, where the browser gives it to what is open.
    const onCancel = (event: Event) => {
      event.preventDefault();
      close();
    };
    const onClick = (event: MouseEvent) => {
      // Beside the sheet, on what lies behind it.
      if (event.target === element && element.matches(':modal')) return close();
      // To the very page that it covers: no change of page would close it.
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.pathname !== window.location.pathname || !isPlainClick(event)) return;
      event.preventDefault();
      if (link.hash !== '') goToPart(link);
      close();
    };
    wide.addEventListener('change', onWidth);
    element.addEventListener('click', onClick);
    element.addEventListener('keydown', onKey);
    element.addEventListener('cancel', onCancel);
    return () => {
      wide.removeEventListener('change', onWidth);
      element.removeEventListener('click', onClick);
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('cancel', onCancel);
    };
  }, [isOpen]);
  return panel;
}
