import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import type { TitledLink } from '@/lib/menu/models';

/** As far from the next one whether it has one line or two. */
export const footerLink = 'footer-link';

export function FooterLinks({ links }: { links: TitledLink[] }) {
  return links.map((link) => (
    <li key={`${link.title}-${link.href}`}>
      <Link href={link.href} className={footerLink}>
        {link.title}
      </Link>
    </li>
  ));
}

type Props = { title: string; links?: TitledLink[]; children?: ReactNode };

export const columnTitle = 'mb-3 font-semibold';

/** What stands in a column of the footer. */
export function FooterColumn({ title, links, children }: Props) {
  return (
    <>
      <h2 className={columnTitle}>{title}</h2>
      {links && (
        <ul>
          <FooterLinks links={links} />
        </ul>
      )}
      {children}
    </>
  );
}
