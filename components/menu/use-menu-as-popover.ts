import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { actModal } from '@/lib/browser/act-modal';

const menuOfPage = () => document.querySelector<HTMLDialogElement>('[data-menu]');

/**
 * From now on the menu of a phone opens as a popover that acts modal, not as the modal dialog that browsers make of it
 * by themselves: for that they give the whole page behind its style anew before the menu is painted.
 */
export function useMenuAsPopover(): void {
  const pathname = usePathname();

  useEffect(() => {
    const menu = menuOfPage();
    if (!menu || !('showPopover' in menu)) return;
    menu.popover = 'auto';
    const release = actModal(menu);
    const onCommand = (event: Event) => {
      if (menu.open) return;
      event.preventDefault();
      menu.showPopover();
    };
    // A form closes the dialog that it stands in, but no popover.
    const onSubmit = () => menu.hidePopover();
    menu.addEventListener('command', onCommand);
    menu.addEventListener('submit', onSubmit);
    return () => {
      release();
      menu.removeEventListener('command', onCommand);
      menu.removeEventListener('submit', onSubmit);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes what was open.
  useEffect(() => {
    const menu = menuOfPage();
    if (menu?.popover) menu.hidePopover();
  }, [pathname]);
}
