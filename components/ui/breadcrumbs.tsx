import { Icon } from './icon';
import { Link } from './link';

export type Crumb = { title: string; href?: string };

/** The way down to this page. The last one is the page itself and needs no address. */
export function Breadcrumbs({ label, items }: { label: string; items: Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className="no-scrollbar flex items-center gap-1.5 overflow-x-auto py-3 text-sm text-stone">
        {items.map((item, index) => (
          <li key={`${item.title}-${item.href}`} className="flex items-center gap-1.5 whitespace-nowrap">
            {index > 0 && <Icon name="chevron-right" size={14} />}
            {item.href && index < items.length - 1 ? (
              <Link href={item.href} className="rounded-sm py-1 hover:text-ink hover:underline">
                {item.title}
              </Link>
            ) : (
              <span aria-current="page" className="py-1 text-ink">
                {item.title}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
