'use client';

import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { useMenuEntry } from '@/lib/menu/use-menu-entry';
import { withQueryProvider } from '@/lib/react-query/query-provider';

type Props = { vsin: string };

/** Sub-categories of one department, two levels, and one picture. */
function Content({ vsin }: Props) {
  const entry = useMenuEntry(vsin);
  if (!entry) return null;
  const { picture } = entry;
  return (
    <>
      <ul className="col-start-1 mt-6 columns-3 gap-8 *:mb-6 *:break-inside-avoid lg:columns-4">
        {entry.children.map((child) => (
          <li key={child.vsin}>
            <Link href={child.href} className="inline-block rounded-sm py-0.5 font-medium hover:underline">
              {child.title}
            </Link>
            {child.children.length > 0 && (
              <ul className="mt-1">
                {child.children.map((leaf) => (
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
        ))}
      </ul>
      {picture && (
        <div className="col-start-2 row-span-2 row-start-1 aspect-4/3 w-72 self-start overflow-hidden rounded-sm bg-linen lg:w-80">
          <Picture
            src={picture.securePath}
            alt=""
            width={picture.width}
            height={picture.height}
            sizes="320px"
            className="size-full object-cover"
          />
        </div>
      )}
    </>
  );
}

export default withQueryProvider(Content);
