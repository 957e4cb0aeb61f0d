import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { ModalHeading } from '@/components/ui/modal-heading';
import type { MenuEntry, TitledLink } from '@/lib/menu/models';

type Props = {
  titleId: string;
  title: string;
  closeLabel: string;
  entries: MenuEntry[];
  extra: TitledLink[];
  service: TitledLink[];
  /** E.g. `(title) => "Alles in Wonen"`. */
  allIn: (title: string) => string;
};

/** What the dialog of a phone shows: levels that are `<details>`, with a place for what they hold. */
export function MobileMenu({ titleId, title, closeLabel, entries, extra, service, allIn }: Props) {
  return (
    <>
      <ModalHeading id={titleId} title={title} closeLabel={closeLabel} />
      <nav aria-labelledby={titleId} className="menu-levels">
        <ul className="divide-y divide-sand">
          {entries.map((entry) => (
            <MenuItem key={entry.vsin} entry={entry} allIn={allIn} />
          ))}
          {extra.map(({ title, href }) => (
            <li key={href}>
              <Link href={href} className="menu-row font-medium text-linden">
                {title}
              </Link>
            </li>
          ))}
        </ul>
        <ul className="mt-6 border-t border-sand pt-4">
          {service.map(({ title, href }) => (
            <li key={href}>
              <Link href={href} className="menu-row text-stone">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function MenuItem({ entry, allIn }: { entry: MenuEntry; allIn: Props['allIn'] }) {
  if (entry.children.length === 0)
    return (
      <li>
        <Link href={entry.href} className="menu-row">
          {entry.title}
        </Link>
      </li>
    );
  return (
    <li>
      <details>
        <summary className="menu-row">
          <span>
            <span className="menu-thumb" />
            {entry.title}
          </span>
          <Icon name="chevron-down" />
        </summary>
        <ul className="mb-3 border-l border-sand pl-4">
          <li>
            <Link href={entry.href} className="menu-row font-medium">
              {allIn(entry.title)}
            </Link>
          </li>
        </ul>
      </details>
    </li>
  );
}
