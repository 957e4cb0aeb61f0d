import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import type { TitledLink } from '@/lib/menu/models';

export const footerLink =
  'inline-flex min-h-9 items-center rounded-sm text-left text-sm text-stone hover:text-ink hover:underline';

type Props = { title: string; links: TitledLink[]; className?: string; children?: ReactNode };

export function FooterColumn({ title, links, className, children }: Props) {
  return (
    <section className={clsx('min-w-0', className)}>
      <h2 className="mb-3 font-semibold">{title}</h2>
      {links.length > 0 && (
        <ul>
          {links.map((link) => (
            <li key={`${link.title}-${link.href}`}>
              <Link href={link.href} className={footerLink}>
                {link.title}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
