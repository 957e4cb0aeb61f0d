'use client';

import { Link } from '@/components/ui/link';
import { useMenuEntry } from '@/lib/menu/use-menu-entry';
import { withQueryProvider } from '@/lib/react-query/query-provider';
import { menuRow } from './menu-row';

type Props = { vsin: string };

/** The third level is under the second: one more fold would hide what people look for. */
function Items({ vsin }: Props) {
  return useMenuEntry(vsin)?.children.map((entry) => (
    <li key={entry.vsin}>
      <Link href={entry.href} className={menuRow}>
        {entry.title}
      </Link>
      {entry.children.length > 0 && (
        <ul className="pb-2 pl-4">
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
