import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import type { TitledLink } from '@/lib/menu/models';

/** As far from the next one whether it has one line or two. */
export const footerLink = 'footer-link';

type Props = {
  title: string;
  links: TitledLink[];
  className?: string;
  /** Of what stands below the title. */
  bodyClassName?: string;
  children?: ReactNode;
};

export function FooterColumn({ title, links, className, bodyClassName, children }: Props) {
  return (
    <section className={clsx('min-w-0', className)}>
      <h2 className="mb-3 font-semibold">{title}</h2>
      <div className={bodyClassName}>
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
      </div>
    </section>
  );
}
