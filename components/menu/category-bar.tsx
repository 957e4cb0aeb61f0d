import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { MenuEntry, TitledLink } from '@/lib/menu/models';
import { MenuIntent } from './menu-intent';
import { MenuPanel } from './menu-panel';

type Props = {
  label: string;
  entries: MenuEntry[];
  /** Links after the categories: new, quick delivery. */
  extra: TitledLink[];
  /** E.g. `(title) => "Alles in Wonen"`. */
  allIn: (title: string) => string;
};

/** There is no room for more beside the categories on a small desktop; the home page leads there too. */
const alwaysShown = 3;

/** The categories of a desktop. Panels open without client code; their lower levels come with the first approach. */
export function CategoryBar({ label, entries, extra, allIn }: Props) {
  return (
    <nav aria-label={label} data-mega-menu data-clicks="menu" className="hidden md:block">
      <MenuIntent>
        <ul className="page-width flex items-center justify-between gap-2 lg:gap-4">
          {entries.map((entry) => (
            <li key={entry.vsin}>
              {entry.children.length === 0 ? (
                <Link href={entry.href} className="menu-item">
                  {entry.title}
                </Link>
              ) : (
                <details name="category-menu" className="group/menu">
                  <summary className="menu-item">
                    {entry.title}
                    {/* On a small desktop the longest words leave no room for it. */}
                    <Icon name="chevron-down" size={14} className="text-stone max-lg:hidden" />
                  </summary>
                  <MenuPanel vsin={entry.vsin} href={entry.href} allTitle={allIn(entry.title)} />
                </details>
              )}
            </li>
          ))}
          {extra.map(({ title, href }, index) => (
            <li key={href} className={index < alwaysShown ? undefined : 'max-lg:hidden'}>
              <Link href={href} className="menu-item font-medium text-linden">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </MenuIntent>
    </nav>
  );
}
