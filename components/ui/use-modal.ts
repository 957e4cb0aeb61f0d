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
  // One that is taken off the page while it is open gives nothing back.
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      const { current } = opener;
      // What has opened it may be gone as well, as the change of a list is with the list.
      const next = current?.isConnected ? current : document.querySelector('main');
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    },
    [],
  );

  return { ref: dialog, onClose };
}
