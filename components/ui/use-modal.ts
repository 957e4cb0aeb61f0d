'use client';

import { useEffect, useRef } from 'react';

/** Drives a native `<dialog>`: it traps the focus, closes on Escape and gives the focus back by itself. */
export function useModal(isOpen: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);

  return { ref: dialog, onClose };
}
