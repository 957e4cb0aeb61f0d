'use client';

import { type MouseEvent, useEffect, useRef } from 'react';

/** A drawer that has just slid in under the pointer must not close by the click that opened it (§9). */
const outsideGuardMs = 250;

/** Drives a native `<dialog>`: it traps the focus, closes on Escape and gives the focus back by itself. */
export function useModal(isOpen: boolean, onClose: () => void, closesOutside: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  const openedAt = useRef(0);

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) {
      element.showModal();
      openedAt.current = performance.now();
    } else element.close();
  }, [isOpen]);

  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    const isOutside = event.target === dialog.current;
    if (closesOutside && isOutside && performance.now() - openedAt.current > outsideGuardMs) onClose();
  };
  return { ref: dialog, onClose, onClick };
}
