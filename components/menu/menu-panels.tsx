'use client';

import clsx from 'clsx';
import { Link } from '@/components/ui/link';
import type { MenuEntry } from '@/lib/menu/models';
import { useMenuEntry } from '@/lib/menu/use-menu-entry';
import { withQueryProvider } from '@/lib/react-query/query-provider';
import { MenuPicture } from './menu-picture';
import { MenuPlaces } from './menu-places';

/** A sub-category with what it looks like; the link of its words is that of its picture too. */
function Tile({ entry, isFew }: { entry: MenuEntry; isFew: boolean }) {
  return (
    <li>
      <Link href={entry.href} className="group/tile block rounded-sm font-medium hover:underline">
        <MenuPicture
          picture={entry.picture}
          sizes={isFew ? '300px' : '180px'}
          className="mb-3 *:transition-transform group-hover/tile:*:scale-105"
        />
        {entry.title}
      </Link>
      {entry.children.length > 0 && (
        <ul className="mt-1">
          {entry.children.map((leaf) => (
            <li key={leaf.vsin}>
              <Link
                href={leaf.href}
                className="inline-block rounded-sm py-1 text-sm text-stone hover:text-ink hover:underline"
              >
                {leaf.title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Sub-categories of one department, two levels, and where there is room one picture of its rooms. */
function Panel({ href }: { href: string }) {
  const entry = useMenuEntry(href);
  if (!entry) return null;
  const isFew = entry.children.length < 5;
  return (
    <>
      <ul
        className={clsx(
          'col-start-1 mt-6 grid gap-x-6 gap-y-8',
          isFew ? 'auto-cols-[minmax(0,20rem)] grid-flow-col' : 'grid-cols-5',
        )}
      >
        {entry.children.map((child) => (
          <Tile key={child.vsin} entry={child} isFew={isFew} />
        ))}
      </ul>
      {entry.picture && (
        <Link
          href={href}
          aria-hidden
          tabIndex={-1}
          className="col-start-2 row-span-2 row-start-1 self-start max-lg:hidden"
        >
          <MenuPicture picture={entry.picture} sizes="320px" className="w-80" />
        </Link>
      )}
    </>
  );
}

/** Those of all departments, in the drawn menu. */
function Panels({ menu }: { menu: HTMLElement }) {
  return <MenuPlaces menu={menu} place=".menu-panel > div" Part={Panel} />;
}

export default withQueryProvider(Panels);
