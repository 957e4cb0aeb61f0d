'use client';

import type { ComponentProps } from 'react';
import { LateIsland, late } from '@/lib/browser/late-island';
import type { NewsletterForm as Part } from './newsletter-form';

type Props = ComponentProps<typeof Part>;

const NewsletterForm = late<Props>(() =>
  import('./newsletter-form').then((module) => ({ default: module.NewsletterForm })),
);

/** The form at the end of every page, which comes alive after the first load. */
export function LateNewsletterForm(props: Props) {
  return (
    <LateIsland>
      <NewsletterForm {...props} />
    </LateIsland>
  );
}
