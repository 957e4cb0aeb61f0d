import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

type Props = {
  title?: string;
  text?: string;
  link?: { title: string; href: string } | null;
  headingLevel?: 'h1' | 'h2';
  className?: string;
  children: ReactNode;
};

/** A block of the page: heading on the left, a link to more on the right, air around it. */
export function SnippetSection({
  title,
  text,
  link,
  headingLevel: Heading = 'h2',
  className,
  children,
}: Props) {
  return (
    <section className={clsx('page-width section-air', className)}>
      {(title || link) && (
        <div className="section-head">
          <div>
            {title && (
              <Heading className={clsx('heading', Heading === 'h1' ? 'text-4xl' : 'text-3xl')}>
                {title}
              </Heading>
            )}
            {text && <p className="reading-width mt-2 text-stone">{text}</p>}
          </div>
          {link && (
            <Link href={link.href} className="section-link">
              {link.title}
              <Icon name="arrow-right" size={18} />
            </Link>
          )}
        </div>
      )}
      {children}
    </section>
  );
}
