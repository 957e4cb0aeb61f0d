import { useMenuAsPopover } from '@/components/menu/use-menu-as-popover';
import { FavouritesLink } from './favourites-link';

/** What the header can do without at first. */
export function LaterHeader() {
  useMenuAsPopover();
  return <FavouritesLink />;
}
