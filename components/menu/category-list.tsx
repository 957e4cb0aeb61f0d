import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { MenuEntry, TitledLink } from '@/lib/menu/models';

type Props = {
  entries: MenuEntry[];
  /** Links after the categories: new, quick delivery. */
  extra: TitledLink[];
  /** E.g. `(title) => "Alles in Wonen"`. */
  allIn: (title: string) => string;
};

/** There is no room for more beside the categories on a small desktop; the home page leads there too. */
const alwaysShown = 3;

/** One department: itself, and a place for its sub-categories. As tall as their pictures and words from the start. */
function Panel({ entry, allIn }: { entry: MenuEntry; allIn: Props['allIn'] }) {
  return (
    <div className="menu-panel fade-in">
      <div className="page-width">
        <Link href={entry.href} className="menu-panel-title">
          {allIn(entry.title)}
          <Icon name="arrow-right" size={16} />
        </Link>
      </div>
    </div>
  );
}

/** The categories of a desktop. Panels open without client code; their lower levels come with the first approach. */
export function CategoryList({ entries, extra, allIn }: Props) {
  return (
    <ul className="page-width flex items-center justify-between gap-2 lg:gap-4">
      {entries.map((entry) => (
        <li key={entry.vsin}>
          {entry.children.length === 0 ? (
            <Link href={entry.href} className="menu-item">
              {entry.title}
            </Link>
          ) : (
            <details name="category-menu">
              <summary className="menu-item">
                {entry.title}
                {/* On a small desktop the longest words leave no room for it. */}
                <Icon name="chevron-down" size={14} className="text-stone max-lg:hidden" />
              </summary>
              <Panel entry={entry} allIn={allIn} />
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
  );
}
