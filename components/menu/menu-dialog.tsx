import { menuTitleId } from './draw-menus';
import { MenuIntent } from './menu-intent';

export const menuDialogId = 'mobile-menu';

/**
 * The navigation of a phone: a native dialog of full height. What its levels hold comes when it opens; before that, and
 * without client code, they lead to the department.
 */
export function MenuDialog({ html }: { html: string }) {
  return (
    <dialog
      id={menuDialogId}
      aria-labelledby={menuTitleId}
      data-menu
      data-clicks="menu"
      closedby="any"
      className="menu-drawer drawer-enter-left"
    >
      <MenuIntent kind="drawer" html={html} className="flex h-full flex-col" />
    </dialog>
  );
}
