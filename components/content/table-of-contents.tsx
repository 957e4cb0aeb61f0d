import { Icon } from '@/components/ui/icon';
import type { TocEntry } from '@/lib/content/models';

/** Beside the text on a desktop, where it stays in view; above it, folded, on a phone. */
export function TableOfContents({ title, entries }: { title: string; entries: TocEntry[] }) {
  const list = (
    <ol className="space-y-1">
      {entries.map(({ id, title: entry }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="block rounded-sm py-1 text-sm text-stone hover:text-ink hover:underline"
          >
            {entry}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <details className="group/toc rounded-md border border-sand bg-white px-4 md:hidden">
        <summary className="flex min-h-12 items-center justify-between font-medium">
          {title}
          <Icon name="chevron-down" className="transition-transform group-open/toc:rotate-180" />
        </summary>
        <div className="pb-4">{list}</div>
      </details>
      <nav
        aria-label={title}
        className="sticky top-36 hidden max-h-[calc(100dvh-10rem)] self-start overflow-y-auto md:col-start-1 md:row-span-2 md:row-start-1 md:block md:pt-2"
      >
        <p className="mb-3 text-sm font-semibold">{title}</p>
        {list}
      </nav>
    </>
  );
}
