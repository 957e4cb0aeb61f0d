'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { Link } from '@/components/ui/link';

type Props = {
  titles: readonly string[];
  /** How long they take. */
  byPost: string;
  homeHref: string;
};

/** In place of the form, with the focus. */
export function SamplesDone({ titles, byPost, homeHref }: Props) {
  const t = useTranslations('samples');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section className="mt-10 max-w-2xl rounded-md bg-linen p-6 md:p-10">
      <h2 ref={heading} tabIndex={-1} className="heading text-3xl outline-none">
        {t('doneTitle')}
      </h2>
      <p className="mt-3">{t('doneText')}</p>
      <p className="mt-3">{byPost}</p>
      <ul className="mt-4 list-disc pl-5">
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <Link href={homeHref} className={buttonStyles('secondary', 'md', 'mt-6')}>
        {t('home')}
      </Link>
    </section>
  );
}
