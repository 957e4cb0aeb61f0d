'use client';

import { useEffect } from 'react';
import { guardOutside } from '@/components/ui/guard-outside';

function onToggle({ target }: Event): void {
  const isDrawer = target instanceof HTMLDialogElement && target.getAttribute('closedby') === 'any';
  if (isDrawer && target.open) guardOutside(target);
}

/** Shows nothing: guards the drawers that the server has drawn, such as the menu, when they are opened (§9). */
export default function DrawerWatch() {
  useEffect(() => {
    // It does not bubble.
    document.addEventListener('toggle', onToggle, true);
    return () => document.removeEventListener('toggle', onToggle, true);
  }, []);
  return null;
}
