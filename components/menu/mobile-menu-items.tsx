'use client';

import clsx from 'clsx';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { useMenuEntry } from '@/lib/menu/use-menu-entry';
import { withQueryProvider } from '@/lib/react-query/query-provider';
import { menuRow } from './menu-row';

type Props = { vsin: string };

/** The third level is under the second: one more fold would hide what people look for. */
function Items({ vsin }: Props) {
  return useMenuEntry(vsin)?.children.map((entry) => (
    <li key={entry.vsin}>
      <Link href={entry.href} className={clsx(menuRow, 'justify-start')}>
        {entry.picture && (
          <span className="aspect-4/3 w-16 shrink-0 overflow-hidden rounded-sm bg-linen">
            <Picture
              src={entry.picture.securePath}
              alt=""
              width={entry.picture.width}
              height={entry.picture.height}
              sizes="64px"
              fit="thumb"
              className="size-full object-cover"
            />
          </span>
        )}
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

export default withQueryProvider(Items);
