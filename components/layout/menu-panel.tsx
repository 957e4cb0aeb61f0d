import clsx from 'clsx';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { MenuEntry } from '@/lib/layout/types';

/** Sub-categories of one department, two levels, and one picture. */
export function MenuPanel({ entry, allTitle }: { entry: MenuEntry; allTitle: string }) {
  const { picture } = entry;
  return (
    <div className="fade-in absolute inset-x-0 top-full border-t border-sand bg-white shadow-float">
      <div className="page-width grid grid-cols-[1fr_auto] gap-12 py-8">
        <div>
          <Link
            href={entry.href}
            className="inline-flex items-center gap-2 rounded-sm font-medium text-linden hover:underline"
          >
            {allTitle}
            <Icon name="arrow-right" size={16} />
          </Link>
          <ul className="mt-6 grid grid-cols-3 gap-x-8 gap-y-6 lg:grid-cols-4">
            {entry.children.map((child) => (
              <li key={child.vsin}>
                <Link
                  href={child.href}
                  className="inline-block rounded-sm py-0.5 font-medium hover:underline"
                >
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
        </div>
        {picture && (
          <div className="aspect-4/3 w-72 self-start overflow-hidden rounded-sm bg-linen lg:w-80">
            <Picture
              src={picture.securePath}
              alt=""
              width={picture.width}
              height={picture.height}
              sizes="320px"
              className={clsx('size-full object-cover', picture.kind !== 'room' && 'packshot')}
            />
          </div>
        )}
      </div>
    </div>
  );
}
