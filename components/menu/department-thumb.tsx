'use client';

import { useMenuEntry } from '@/lib/menu/use-menu-entry';
import { withQueryProvider } from '@/lib/react-query/query-provider';
import { MenuPicture } from './menu-picture';

/** A room of a department, small. */
function Thumb({ vsin }: { vsin: string }) {
  const entry = useMenuEntry(vsin);
  return entry && <MenuPicture picture={entry.picture} sizes="64px" fit="thumb" className="fade-in w-16" />;
}

export default withQueryProvider(Thumb);
