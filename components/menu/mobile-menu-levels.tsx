'use client';

import { Link } from '@/components/ui/link';
import { useMenuEntry } from '@/lib/menu/use-menu-entry';
import { withQueryProvider } from '@/lib/react-query/query-provider';
import { MenuPicture } from './menu-picture';
import { MenuPlaces } from './menu-places';

/** A thing of a department: of a room so small one would not see what it is about. */
function Thumb({ href }: { href: string }) {
  const entry = useMenuEntry(href);
  const picture = entry?.children[0]?.picture ?? entry?.picture;
  return picture && <MenuPicture picture={picture} sizes="64px" fit="thumb" className="fade-in w-16" />;
}

/** The third level is under the second: one more fold would hide what people look for. */
function Items({ href }: { href: string }) {
  return useMenuEntry(href)?.children.map((entry) => (
    <li key={entry.vsin}>
      <Link href={entry.href} className="menu-row justify-start">
        <MenuPicture picture={entry.picture} sizes="64px" fit="thumb" className="w-16 shrink-0" />
        {entry.title}
      </Link>
      {entry.children.length > 0 && (
        <ul className="pb-2 pl-20">
          {entry.children.map((leaf) => (
            <li key={leaf.vsin}>
              <Link
                href={leaf.href}
                className="flex min-h-11 items-center text-sm text-stone hover:text-linden"
              >
                {leaf.title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  ));
}

/** Of each department of the drawn menu what it looks like, beside its name, and what is below it. */
function Levels({ menu }: { menu: HTMLElement }) {
  return (
    <>
      <MenuPlaces menu={menu} place=".menu-thumb" Part={Thumb} />
      <MenuPlaces menu={menu} place="ul" Part={Items} />
    </>
  );
}

export default withQueryProvider(Levels);
