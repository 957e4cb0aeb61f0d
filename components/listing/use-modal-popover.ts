'use client';

import { type RefObject, useLayoutEffect } from 'react';
import { actModal } from '@/lib/browser/act-modal';

/** As in app/globals.css: from here on the panel is a column. */
const desktop = '(width >= 62.0625rem)';

/** Makes a popover modal where it covers the screen (act-modal.ts). Without JavaScript it is a popover still. */
export function useModalPopover(popover: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = popover.current;
    if (!element) return;
    const wide = window.matchMedia(desktop);
    const onWidth = () => {
      if (element.matches(':popover-open')) element.hidePopover();
    };
    const release = actModal(element);
    wide.addEventListener('change', onWidth);
    return () => {
      release();
      wide.removeEventListener('change', onWidth);
    };
  }, [popover]);
}
