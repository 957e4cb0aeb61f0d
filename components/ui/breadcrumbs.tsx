import clsx from 'clsx';
import { Icon } from './icon';
import { Link } from './link';

export type Crumb = { title: string; href?: string };

type Props = {
  label: string;
  items: Crumb[];
  /** Where the way is long: a phone shows one step back instead of a row that is cut. All of it stays readable aloud. */
  isStepBackOnPhones?: boolean;
};

/** The way down to this page. The last one is the page itself and needs no address. */
export function Breadcrumbs({ label, items, isStepBackOnPhones = false }: Props) {
  const stepBack = isStepBackOnPhones ? items.length - 2 : null;
  return (
    <nav aria-label={label}>
      <ol className="crumbs">
        {items.map((item, index) => (
          <li
            key={`${item.title}-${item.href}`}
            className={clsx(
              // The page's own name stands below in full: where the way is long, it gives way.
              index === items.length - 1 ? 'sm:min-w-24' : 'sm:shrink-0',
              stepBack !== null && index !== stepBack && 'max-sm:sr-only',
            )}
          >
            {index > 0 && (
              <Icon name="chevron-right" size={14} className={index === stepBack ? 'max-sm:hidden' : ''} />
            )}
            {index === stepBack && <Icon name="chevron-left" size={16} className="-ml-1 sm:hidden" />}
            {item.href && index < items.length - 1 ? (
              <Link href={item.href}>{item.title}</Link>
            ) : (
              <span aria-current="page" className="truncate py-1 text-ink">
                {item.title}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
