import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { ModalHeading } from '@/components/ui/modal-heading';
import type { MenuEntry, TitledLink } from '@/lib/menu/models';
import { MenuIntent } from './menu-intent';
import { menuRow } from './menu-row';
import { MobileMenuLevels, MobileMenuThumb } from './mobile-menu-levels';

export const mobileMenuId = 'mobile-menu';

type Props = { entries: MenuEntry[]; extra: TitledLink[]; service: TitledLink[] };

/**
 * The navigation of a phone: a native dialog of full height whose levels are `<details>`. What they hold comes when it
 * opens; before that, and without client code, they lead to the department.
 */
export async function MobileMenu({ entries, extra, service }: Props) {
  const t = await getTranslations('layout');
  const titleId = `${mobileMenuId}-title`;
  return (
    <dialog
      id={mobileMenuId}
      aria-labelledby={titleId}
      data-menu
      data-clicks="menu"
      closedby="any"
      className="menu-drawer drawer-enter-left"
    >
      <MenuIntent className="flex h-full flex-col">
        <ModalHeading id={titleId} title={t('menu')} closeLabel={t('close')} />
        <nav aria-labelledby={titleId} className="menu-levels">
          <ul className="divide-y divide-sand">
            {entries.map((entry) => (
              <MenuItem key={entry.vsin} entry={entry} allIn={(title) => t('allIn', { title })} />
            ))}
            {extra.map(({ title, href }) => (
              <li key={href}>
                <Link href={href} className={`${menuRow} font-medium text-linden`}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
          <ul className="mt-6 border-t border-sand pt-4">
            {service.map(({ title, href }) => (
              <li key={href}>
                <Link href={href} className={`${menuRow} text-stone`}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </MenuIntent>
    </dialog>
  );
}

function MenuItem({ entry, allIn }: { entry: MenuEntry; allIn: (title: string) => string }) {
  if (entry.children.length === 0)
    return (
      <li>
        <Link href={entry.href} className={menuRow}>
          {entry.title}
        </Link>
      </li>
    );
  return (
    <li>
      <details>
        <summary className={menuRow}>
          <span>
            <MobileMenuThumb vsin={entry.vsin} />
            {entry.title}
          </span>
          <Icon name="chevron-down" />
        </summary>
        <ul className="mb-3 border-l border-sand pl-4">
          <li>
            <Link href={entry.href} className={`${menuRow} font-medium`}>
              {allIn(entry.title)}
            </Link>
          </li>
          <MobileMenuLevels vsin={entry.vsin} />
        </ul>
      </details>
    </li>
  );
}
