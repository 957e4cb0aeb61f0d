'use client';

import { useEffect, useRef } from 'react';

/** Drives a native `<dialog>`: it traps the focus, closes on Escape and gives the focus back by itself. */
export function useModal(isOpen: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (!isOpen) return element.close();
    opener.current = document.activeElement;
    element.showModal();
  }, [isOpen]);
  // One that is taken off the page while it is open gives nothing back; where its opener has gone too, the page knows better.
  useEffect(
    () => () => {
      const { current } = opener;
      if (document.activeElement === document.body && current instanceof HTMLElement) current.focus();
    },
    [],
  );

  return { ref: dialog, onClose };
}
